import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { PlainFailure } from "../../plain-failure.ts";
import { repositoryRoot } from "../../repository.ts";

const playwrightScript = join(repositoryRoot, "node_modules/playwright/cli.js");
const isRoot = process.getuid?.() === 0;

function isUsable(path: string): boolean {
  // A browser without its system libraries is there, but does not run.
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function run(command: string, args: string[], env: Record<string, string> = {}) {
  spawnSync(command, args, {
    cwd: repositoryRoot,
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    timeout: 300_000,
  });
}

function installWithPlaywright(...which: string[]): void {
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  run(process.execPath, [playwrightScript, "install", ...withLibraries, ...which, "chromium"], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000",
  });
}

function installWithApt(packageName: string): void {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  run("apt-get", ["update", "-q"]);
  run("apt-get", ["install", "-y", "-q", "--no-install-recommends", packageName]);
}

/** A Chromium as visitors have it. */
function installedBrowser(): string | undefined {
  return [
    process.env.CHROMIUM_PATH ?? "",
    "/usr/bin/chromium",
    chromium.executablePath(),
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
  ].find((path) => path !== "" && isUsable(path));
}

/** Playwright keeps its headless shell beside its browser, in a folder with the same number. */
function playwrightShell(): string {
  const [, folder = "", build = ""] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const shell = `${folder}chromium_headless_shell-${build}`;
  const files = existsSync(shell) ? readdirSync(shell, { recursive: true }) : [];
  const program = files.map(String).find((file) => /headless[-_]shell(?:\.exe)?$/.test(file));
  return program ? join(shell, program) : "";
}

/** Chromium's headless shell: the same engine without windows. */
function installedShell(): string | undefined {
  return ["/usr/bin/chromium-headless-shell", playwrightShell()].find(
    (path) => path !== "" && isUsable(path),
  );
}

/** Answers with the path of a Chromium that runs; installs one where there is none. */
export function findBrowser(): string {
  const before = installedBrowser();
  if (before) return before;
  console.log("No browser was found: installing Playwright's Chromium …");
  installWithPlaywright();
  const downloaded = installedBrowser();
  if (downloaded) return downloaded;
  installWithApt("chromium");
  const packaged = installedBrowser();
  if (packaged) return packaged;
  throw new PlainFailure(
    "No browser was found and none could be installed: install Chromium (Debian, Ubuntu: `sudo apt install chromium`) or set CHROMIUM_PATH to one, and run the command again.",
  );
}

/**
 * The browser for the browser tests: CHROMIUM_PATH if set, else the headless shell, in which they take a
 * third less time (Playwright's own default for the same reason), else any Chromium. Installs what is missing.
 */
export function findTestBrowser(): string {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  const before = installedShell();
  if (before) return before;
  console.log("Installing Chromium's headless shell, in which the browser tests run …");
  installWithApt("chromium-headless-shell");
  if (!installedShell()) installWithPlaywright("--only-shell");
  return installedShell() ?? findBrowser();
}
