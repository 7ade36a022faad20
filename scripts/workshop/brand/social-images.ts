/**
 * Makes the picture that a messenger or a social network shows beside a link, for every page and
 * article: npm run social. Give names to make only those: npm run social -- home contact
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { openChromium } from "./open-chromium.ts";
import { CARD, renderSocialCard } from "./social-card.ts";
import { readSocialCards } from "./social-cards.ts";

const MAX_BYTES = 60_000;
/** Flat drawings need few colors; fewer are tried until the file is small enough. */
const PALETTES = [128, 96, 64, 32];

async function shrink(screenshot: Buffer, name: string): Promise<Buffer> {
  for (const colors of PALETTES) {
    const png = await sharp(screenshot)
      .png({ palette: true, colors, dither: 0, effort: 10, compressionLevel: 9 })
      .toBuffer();
    if (png.length <= MAX_BYTES) return png;
  }
  throw new Error(`social/${name}.png stays above ${MAX_BYTES} bytes. Use a simpler picture.`);
}

const cards = readSocialCards();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !cards.has(name));
if (unknown.length > 0) {
  throw new Error(`No page or article is named ${unknown.join(", ")}.`);
}

const made = new Set([...cards.values()].map(({ file }) => file));
for (const folder of new Set([...made].map(dirname))) {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!made.has(join(folder, name))) rmSync(join(folder, name));
  }
}
await using browser = await openChromium();
const page = await browser.newPage({ viewport: CARD });
for (const [name, card] of cards) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  await page.setContent(renderSocialCard(card), { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  const png = await shrink(await page.screenshot(), name);
  writeFileSync(card.file, png);
  console.log(`social/${name}.png  ${png.length} bytes`);
}
