/**
 * Visits each site of web/content/portfolio.yaml and stores its picture in two sizes under
 * web/content/pictures/portfolio: npm run portfolio:shots
 * Give ids to visit only those: npm run portfolio:shots -- blue-lantern-diner
 * Sample sites (`sample: true`) are invented: their pictures came with the project.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright/test";
import { checkContent, readYaml } from "../../../web/publish/content/read-yaml.ts";
import { type PortfolioItem, portfolio } from "../../../web/src/site/content/collections-schema.ts";
import { openChromium } from "../brand/open-chromium.ts";
import { paths } from "../brand/project-paths.ts";
import { encodeShot, sizes } from "./encode-shot.ts";

const VISIT_TIMEOUT_MS = 30_000;
const folder = join(paths.pictures, "portfolio");

/** Sites with a stream or a chat window never become idle; their picture is taken after this pause. */
const SETTLE_MS = 5_000;

async function visit(browser: Browser, address: string): Promise<Buffer> {
  await using page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    reducedMotion: "reduce",
  });
  const response = await page.goto(address, { waitUntil: "load", timeout: VISIT_TIMEOUT_MS });
  if (!response?.ok()) throw new Error(`it answered with status ${response?.status()}`);
  await page.waitForLoadState("networkidle", { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  return await page.screenshot();
}

async function takeShot(browser: Browser, item: PortfolioItem) {
  const screenshot = await visit(browser, item.url);
  for (const size of sizes) {
    const webp = await encodeShot(screenshot, size);
    const name = `${item.id}-${size.width}.webp`;
    writeFileSync(join(folder, name), webp);
    console.log(`${name}  ${webp.length} bytes`);
  }
}

const { path, value } = readYaml("portfolio.yaml");
const items = checkContent(portfolio, value, path);
const asked = process.argv.slice(2);
const unknown = asked.filter((id) => !items.some((item) => item.id === id && !item.sample));
if (unknown.length > 0) {
  throw new Error(`No real site in web/content/portfolio.yaml has the id ${unknown.join(", ")}.`);
}

mkdirSync(folder, { recursive: true });
await using browser = await openChromium();
for (const item of items) {
  if (item.sample || (asked.length > 0 && !asked.includes(item.id))) continue;
  try {
    await takeShot(browser, item);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    console.error(`${item.id}: no new picture, an older one stays as it is. Reason: ${reason}`);
    process.exitCode = 1;
  }
}
