import { writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { serveLikeHosting } from "../../../web/publish/hosting/hosting-server.ts";
import { readCommandLine } from "../../command-line.ts";
import { openChromium } from "../../content/open-chromium.ts";
import { paths } from "../../content/project-paths.ts";
import { builtSite } from "../web-dist.ts";

const help = `npm run draw -- app-pictures

Makes the pictures of the built site that a browser shows when it offers to install it (\`screenshots\` in the web app
manifest), in place of those that are there.`;

/** Sizes in CSS pixels; web/publish/pwa/web-app-manifest.ts names the same files. */
const screens = [
  { name: "narrow", width: 390, height: 844, deviceScaleFactor: 2 },
  { name: "wide", width: 1280, height: 800, deviceScaleFactor: 1 },
];

/** `npm run draw -- app-pictures`, after a build. */
export async function main(args: string[]): Promise<number> {
  if (!readCommandLine(args, help, {})) return 0;
  const site = await serveLikeHosting(builtSite());
  await using browser = await openChromium();
  for (const { name, deviceScaleFactor, ...viewport } of screens) {
    const page = await browser.newPage({ viewport, deviceScaleFactor, colorScheme: "light" });
    await page.goto(site.origin, { waitUntil: "networkidle" });
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toBuffer();
    writeFileSync(join(paths.public, "screenshots", `${name}.webp`), picture);
    console.log(`screenshots/${name}.webp  ${Math.round(picture.length / 1000)} kB`);
    await page.close();
  }
  site.close();
  return 0;
}
