import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright";
import { PlainFailure } from "../plain-failure.ts";

/** Where browsers with windows are. */
export const wholeBrowsers = [
  "/usr/bin/chromium",
  chromium.executablePath(),
  "/usr/bin/google-chrome",
];

export const browserAdvice =
  "install Chromium (Debian, Ubuntu: `sudo apt install chromium`) or set CHROMIUM_PATH to one, and run the command again.";

/** The version of a browser; "" if it is there but does not run, because its system libraries are missing. */
export function versionOf(path: string): string {
  if (!existsSync(path)) return "";
  const { status, stdout } = spawnSync(path, ["--version"], { timeout: 20_000, encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

/** The first of these browsers that runs. */
export const firstThatRuns = (paths: readonly string[]) =>
  paths.find((path) => versionOf(path) !== "");

/** CHROMIUM_PATH if set, else a browser that runs. @throws PlainFailure if there is none */
export function chromiumPath(paths = wholeBrowsers): string {
  const path = process.env.CHROMIUM_PATH ?? firstThatRuns(paths);
  if (path) return path;
  throw new PlainFailure(`No browser was found: ${browserAdvice}`);
}

const args = ["--font-render-hinting=none", "--force-color-profile=srgb"];

/**
 * Opens the Chromium that draws our pictures from our own pages. The tests' headless shell would draw them differently.
 */
export async function openChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  try {
    return await chromium.launch({ executablePath, args });
  } catch (error) {
    const [reason = ""] = String(error).split("\n");
    throw new PlainFailure(`Chromium can't be started (${reason}): ${browserAdvice}`);
  }
}

/**
 * Opens Chromium in its sandbox, for other people's sites. If the system offers no sandbox, as in most containers, it
 * says so and continues without one: the owner has built these sites.
 */
export async function openSandboxedChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  try {
    return await chromium.launch({ executablePath, args, chromiumSandbox: true });
  } catch {
    const browser = await openChromium();
    console.warn("This computer gives the browser no sandbox. Visit only sites that you trust.");
    return browser;
  }
}
