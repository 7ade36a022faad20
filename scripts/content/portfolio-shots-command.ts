import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import sharp from "sharp";
import { encodePicture } from "../../web/editing/pictures/encode-picture.ts";
import { storePicture } from "../../web/editing/pictures/store-picture.ts";
import {
  type PictureSize,
  phoneSize,
  portfolioFile,
  portfolioSizes,
} from "../../web/publish/content/pictures/picture-sizes.ts";
import { checkContent, readYaml } from "../../web/publish/content/read-yaml.ts";
import { type PortfolioItem, portfolio } from "../../web/src/site/content/collections-schema.ts";
import { readCommandLine } from "../command-line.ts";
import { PlainFailure } from "../plain-failure.ts";
import { openSandboxedChromium } from "./open-chromium.ts";
import { paths } from "./project-paths.ts";

const help = `npm run draw -- portfolio [<id> ...]

Visits the sites of web/content/portfolio.yaml and stores a picture of each in two sizes, and one of it on a phone. Sites
with "sample: true" are invented and are left alone. For a site that can't be opened from here: npm run picture -- --help

  <id>     the id of a site; without one, all are visited
  --help   show this`;

const VISIT_TIMEOUT_MS = 30_000;

/** Sites with a stream or a chat window never become idle; their picture is taken after this pause. */
const SETTLE_MS = 5_000;

async function visit(
  browser: Browser,
  address: string,
  { width, height }: Pick<PictureSize, "width" | "height">,
): Promise<Buffer> {
  await using page = await browser.newPage({
    viewport: { width, height },
    isMobile: width === phoneSize.width,
    reducedMotion: "reduce",
    acceptDownloads: false,
  });
  const response = await page.goto(address, { waitUntil: "load", timeout: VISIT_TIMEOUT_MS });
  if (!response?.ok()) throw new Error(`it answered with status ${response?.status()}`);
  await page.waitForLoadState("networkidle", { timeout: SETTLE_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  return await page.screenshot();
}

async function takeShot(browser: Browser, item: PortfolioItem) {
  const screenshot = await visit(browser, item.url, portfolioSizes[1]);
  const onPhone = await visit(browser, item.url, phoneSize);
  for (const size of portfolioSizes) {
    const { width, height } = size;
    const shot = sharp(screenshot).resize(width, height, { fit: "cover", position: "top" });
    const webp = await encodePicture(shot, size);
    const file = portfolioFile(item.id, size);
    writeFileSync(join(paths.pictures, file), webp);
    console.log(`${file}  ${webp.length} bytes`);
  }
  const written = await storePicture(onPhone, `portfolio/${item.id}/phone`, paths.content, {});
  console.log(written.join("\n"));
}

/** `npm run draw -- portfolio` */
export async function main(args: string[]): Promise<number> {
  const read = readCommandLine(args, help, {}, { allowPositionals: true });
  if (!read) return 0;
  const { words: asked } = read;
  const { path, value } = readYaml("portfolio.yaml");
  const real = checkContent(portfolio, value, path).filter(({ sample }) => !sample);
  const unknown = asked.filter((id) => !real.some((item) => item.id === id));
  if (unknown.length > 0) {
    throw new PlainFailure(
      `No real site in web/content/portfolio.yaml has the id ${unknown.join(", ")}.`,
    );
  }
  mkdirSync(join(paths.pictures, "portfolio"), { recursive: true });
  await using browser = await openSandboxedChromium();
  let exitCode = 0;
  for (const item of real) {
    if (asked.length > 0 && !asked.includes(item.id)) continue;
    try {
      await takeShot(browser, item);
    } catch (error) {
      const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
      console.error(`${item.id}: no new picture, an older one stays as it is. Reason: ${reason}`);
      exitCode = 1;
    }
  }
  return exitCode;
}
