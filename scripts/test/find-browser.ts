import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { PlainFailure } from "../plain-failure.ts";
import { repositoryRoot } from "../repository.ts";

const playwrightScript = join(repositoryRoot, "node_modules/@playwright/test/cli.js");

function isUsable(path: string): boolean {
  // A browser without its system libraries is there, but does not run.
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function installed(): string | undefined {
  return [
    process.env.CHROMIUM_PATH ?? "",
    "/usr/bin/chromium",
    chromium.executablePath(),
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path !== "" && isUsable(path));
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  spawnSync(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: 300_000,
  });
}

/** Answers with the path of a Chromium that runs; installs one where there is none. */
export function findBrowser(): string {
  const isRoot = process.getuid?.() === 0;
  const before = installed();
  if (before) return before;

  console.log("No browser was found: installing Playwright's Chromium …");
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  run(process.execPath, [playwrightScript, "install", ...withLibraries, "chromium"], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
  });
  const downloaded = installed();
  if (downloaded) return downloaded;

  if (isRoot && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Debian's package chromium …");
    run("apt-get", ["update", "-q"]);
    run("apt-get", ["install", "-y", "-q", "--no-install-recommends", "chromium"]);
  }
  const packaged = installed();
  if (packaged) return packaged;
  throw new PlainFailure(
    "No browser was found and none could be installed: install Chromium (Debian, Ubuntu: `sudo apt install chromium`) or set CHROMIUM_PATH to one, and run the command again.",
  );
}
