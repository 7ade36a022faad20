import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { PlainFailure } from "../plain-failure.ts";

const options = {
  executablePath:
    process.env.CHROMIUM_PATH ??
    ["/usr/bin/chromium"].find(existsSync) ??
    chromium.executablePath(),
  args: ["--font-render-hinting=none", "--force-color-profile=srgb"],
};

/**
 * Opens the Chromium that draws our pictures from our own pages. The tests' headless shell would draw them differently.
 */
export async function openChromium(): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    throw new PlainFailure(
      `Chromium can't be started (${reason}). Install it, or name its program with CHROMIUM_PATH.`,
    );
  }
}

/**
 * Opens Chromium in its sandbox, for other people's sites. If the system offers no sandbox, as in most containers, it
 * says so and continues without one: the owner has built these sites.
 */
export async function openSandboxedChromium(): Promise<Browser> {
  try {
    return await chromium.launch({ ...options, chromiumSandbox: true });
  } catch (error) {
    const browser = await openChromium().catch(() => {
      throw error;
    });
    console.warn("This computer gives the browser no sandbox. Visit only sites that you trust.");
    return browser;
  }
}
