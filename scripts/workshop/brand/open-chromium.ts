import { chromium } from "playwright";
import { findBrowser } from "../../run/test/find-browser.ts";

/** Opens the Chromium that draws our pictures, so that they come out the same on every machine. */
export const openChromium = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ["--font-render-hinting=none", "--force-color-profile=srgb"],
  });
