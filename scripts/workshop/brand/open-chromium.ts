import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";

const DEBIAN_CHROMIUM = "/usr/bin/chromium";

/**
 * Opens the Chromium that draws our pictures: CHROMIUM_PATH, else Debian's, else Playwright's own.
 * Text is drawn with our own font file, so the pictures come out the same on every machine.
 */
export async function openChromium(): Promise<Browser> {
  const path =
    process.env.CHROMIUM_PATH ?? (existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined);
  try {
    return await chromium.launch({
      ...(path === undefined ? {} : { executablePath: path }),
      // Root has no user namespace for Chromium's sandbox; only our own pages are opened here.
      args: ["--no-sandbox", "--font-render-hinting=none", "--force-color-profile=srgb"],
    });
  } catch (error) {
    throw new Error(
      "Chromium could not be started. Set CHROMIUM_PATH to a Chromium or Chrome program, " +
        "or install one with `npx playwright install chromium`.",
      { cause: error },
    );
  }
}
