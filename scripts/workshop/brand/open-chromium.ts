import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** Opens the Chromium that draws our pictures. Not the tests' headless shell, which draws them otherwise. */
export const openChromium = () =>
  chromium.launch({
    executablePath:
      process.env.CHROMIUM_PATH ??
      ["/usr/bin/chromium"].find(existsSync) ??
      chromium.executablePath(),
    args: ["--font-render-hinting=none", "--force-color-profile=srgb"],
  });
