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

/** Opens the Chromium that draws our pictures from pages of our own. Not the tests' headless shell, which draws them otherwise. */
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
 * The same for other people's sites, in Chromium's sandbox. Where the system has none to give, as in most containers,
 * it says so and goes on without: the sites are those that the owner has built.
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
