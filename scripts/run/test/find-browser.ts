import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import {
  browserAdvice,
  firstThatRuns,
  versionOf,
  wholeBrowsers,
} from "../../content/open-chromium.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { packageScript } from "../stack/builds.ts";

const isRoot = process.getuid?.() === 0;

/** Playwright keeps its headless shell beside its browser, in a folder with the same number. */
function playwrightShell(): string {
  const [, folder = "", build = ""] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const shell = `${folder}chromium_headless_shell-${build}`;
  const files = existsSync(shell) ? readdirSync(shell, { recursive: true }) : [];
  return join(shell, String(files.find((file) => /headless[-_]shell$/.test(String(file)))));
}

/** The browser tests take a third less time in Chromium's headless shell, the same engine without windows. */
function installedBrowser(): string | undefined {
  return firstThatRuns(["/usr/bin/chromium-headless-shell", playwrightShell(), ...wholeBrowsers]);
}

function run(command: string, ...args: string[]) {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "15000" };
  spawnSync(command, args, { stdio: ["ignore", "inherit", "inherit"], timeout: 300_000, env });
}

function installBrowser(): string {
  console.log("No browser was found: installing Playwright's Chromium …");
  const withLibraries = isRoot && process.platform === "linux" ? ["--with-deps"] : [];
  const cli = packageScript("playwright/cli.js");
  run(process.execPath, cli, "install", ...withLibraries, "--only-shell", "chromium");
  const apt = "apt-get install -y -q --no-install-recommends";
  const packages = `apt-get update -q && (${apt} chromium-headless-shell || ${apt} chromium)`;
  if (!installedBrowser() && isRoot) run("sh", "-c", packages);
  const after = installedBrowser();
  if (after) return after;
  throw new PlainFailure(`No browser was found and none could be installed: ${browserAdvice}`);
}

type Choice = "named" | "found" | "installed";

/** The oldest Chromium in which all browser tests have passed. In 150 a page stays online when Playwright cuts its line. */
const oldestTried = 156;

/** Says which browser the tests use and why. `version` is what the browser itself prints. */
function browserLine(path: string, version: string, choice: Choice): string {
  const [build = "of unknown version"] = /^.*?\d+(?:\.\d+)+/.exec(version) ?? [];
  const isShell = /headless[-_]shell$/.test(path);
  const found = isShell
    ? "the headless shell is the fastest that was found"
    : "no headless shell was found, which is faster";
  const reasons: Record<Choice, string> = {
    named: "because CHROMIUM_PATH says so",
    installed: "it was installed, because there was none",
    found,
  };
  const major = Number(/(\d+)\./.exec(build)?.[1]);
  const warning =
    major < oldestTried
      ? ` Browser tests may fail in it: it's older than Chromium ${oldestTried}, so update it.`
      : "";
  return `Browser: ${path}, ${build}: ${reasons[choice]}.${warning}`;
}

let taken = "";

/**
 * Returns CHROMIUM_PATH if set, else a Chromium that runs; installs one if there is none. Says so once, and leaves it
 * in CHROMIUM_PATH for the processes that are started from here.
 */
export function findBrowser(): string {
  if (taken) return taken;
  const named = process.env.CHROMIUM_PATH;
  const found = named ?? installedBrowser();
  const path = found ?? installBrowser();
  const choice = named ? "named" : found ? "found" : "installed";
  console.log(browserLine(path, versionOf(path), choice));
  process.env.CHROMIUM_PATH = path;
  taken = path;
  return path;
}
