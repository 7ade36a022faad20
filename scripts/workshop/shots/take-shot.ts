import { join } from "node:path";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright";
import sharp from "sharp";
import type { Shot } from "./contact-sheet.ts";

/** A way to look at a page. */
export interface ShotVariant {
  name: string;
  options: BrowserContextOptions;
  /** An additional style sheet, for looks that a browser has no option for. */
  style?: string;
  isPrinted?: boolean;
}

/** Waits for late content: pictures that load when they are scrolled to, and responses of the server. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll("img")) picture.loading = "eager";
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => undefined);
}

const fileOf = (path: string, variant: string) =>
  `${path
    .replace(/^\/$/, "home")
    .replace(/^\//, "")
    .replaceAll(/[^a-z0-9]+/g, "-")}-${variant.replaceAll(/[^a-z0-9]+/g, "-")}.png`;

/** Stores a picture of the whole page in this look. */
export async function takeShot(
  context: BrowserContext,
  address: { origin: string; path: string },
  { name, style, isPrinted }: ShotVariant,
  folder: string,
): Promise<Shot> {
  await using page = await context.newPage();
  await page.goto(address.origin + address.path);
  if (isPrinted) await page.emulateMedia({ media: "print" });
  if (style)
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, style);
  await settle(page);
  const file = fileOf(address.path, name);
  const picture = await page.screenshot({ path: join(folder, file), fullPage: true });
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return { path: address.path, variant: name, file, width, height };
}
