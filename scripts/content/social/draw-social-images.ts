import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { PlainFailure } from "../../plain-failure.ts";
import { openChromium } from "../open-chromium.ts";
import { CARD, renderSocialCard } from "./social-card.ts";
import { readSocialCards } from "./social-cards.ts";

const MAX_BYTES = 60_000;
/** Flat drawings need few colors, so we try fewer until the file is small enough. */
const PALETTES = [128, 96, 64, 32];

async function shrink(screenshot: Buffer, name: string): Promise<Buffer> {
  for (const colors of PALETTES) {
    const png = await sharp(screenshot)
      .png({ palette: true, colors, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new PlainFailure(
    `social/${name}.png stays above ${MAX_BYTES} bytes. Use a simpler picture.`,
  );
}

type Cards = ReturnType<typeof readSocialCards>;

/** Deletes the pictures of pages that no longer exist. */
function removeOthers(cards: Cards): void {
  const made = new Set([...cards.values()].map(({ file }) => file));
  for (const folder of new Set([...made].map(dirname))) {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (!made.has(join(folder, name))) rmSync(join(folder, name));
    }
  }
}

async function draw(cards: Cards): Promise<void> {
  if (cards.size === 0) return;
  await using browser = await openChromium();
  const page = await browser.newPage({ viewport: CARD });
  for (const [name, card] of cards) {
    await page.setContent(renderSocialCard(card), { waitUntil: "load" });
    await page.evaluate(() => document.fonts.ready);
    const png = await shrink(await page.screenshot(), name);
    writeFileSync(card.file, png);
    console.log(`social/${name}.png  ${png.length} bytes`);
  }
}

/** Draws the pictures with these names, or all. @throws PlainFailure for a name that no page has. */
export async function drawSocialImages(names: readonly string[]): Promise<void> {
  const cards = readSocialCards();
  const unknown = names.filter((name) => !cards.has(name));
  if (unknown.length > 0) {
    throw new PlainFailure(`No page or post is named ${unknown.join(", ")}.`);
  }
  removeOthers(cards);
  const asked = [...cards].filter(([name]) => names.length === 0 || names.includes(name));
  await draw(new Map(asked));
}

/** Draws the pictures that pages and posts of the chosen content lack. Returns their names. */
export async function drawMissingSocialImages(): Promise<string[]> {
  const cards = readSocialCards();
  removeOthers(cards);
  const missing = new Map([...cards].filter(([, { file }]) => !existsSync(file)));
  await draw(missing);
  return [...missing.keys()];
}
