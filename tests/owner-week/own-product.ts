import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { expect } from "playwright/test";
import { cacheFolder } from "#scripts/repository.ts";
import { freeEmulatorPorts, freePort } from "#scripts/run/stack/free-ports.ts";
import { createSupervisor } from "#scripts/run/stack/supervisor.ts";
import { findBrowser } from "#scripts/run/test/find-browser.ts";
import { patience } from "../patience.ts";
import { runProgram, withoutVitest } from "../run-program.ts";
import { makeOwnCopy } from "./own-copy.ts";

const folder = join(cacheFolder, "owner-week");

/** Waits as long as a busy machine needs. */
export const soon = expect.configure(patience);

/** Saves in the editor, which then names what it saved. */
export async function save(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await soon(page.getByRole("status")).toHaveText(`Saved: ${name}.`);
}

/** Opens a file in the editor. */
export const visit = (page: Page, file: string) =>
  page.goto(`/edit?${new URLSearchParams({ file })}`);

/** Makes a copy of this repository with its own content, to start and edit it there as an owner does. */
export async function openOwnProduct() {
  makeOwnCopy(folder);
  const ports = { ...(await freeEmulatorPorts()), smtp: await freePort(), inbox: await freePort() };
  const supervisor = createSupervisor();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox"],
  });
  const env = {
    CONTENT_FOLDER: "web/content",
    RUNNING_DEMOS: join(folder, ".cache/running"),
    SITE_ORIGIN: `http://localhost:${ports.site}`,
    // Nothing asks a registry, and the editor opens no window.
    npm_config_offline: "true",
    BROWSER: "none",
  };
  const node = (args: string[], lines: readonly string[] = []) =>
    runProgram(process.execPath, args, env, { folder, input: lines.join("\n") });
  const keepRunning = (name: string, args: string[], readyWhen: RegExp) =>
    supervisor.start({
      name: `owner-week-${name}`,
      title: `npm run ${name}`,
      args: ["scripts/run.mjs", name, ...args],
      cwd: folder,
      env: { ...withoutVitest, ...env },
      readyWhen,
    });
  async function newPage(baseURL = env.SITE_ORIGIN, width = 390): Promise<Page> {
    const viewport = { width, height: 800 };
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    context.setDefaultTimeout(patience.timeout);
    return context.newPage();
  }
  return {
    newPage,
    /** Runs a command with the lines that a person types. */
    command: (args: string[], lines?: readonly string[]) =>
      node(["scripts/run.mjs", ...args], lines),
    /** Sets up or releases with servers that stand in for Google. */
    standIn: (action: "setup" | "release", lines?: readonly string[]) =>
      node(["--import", "tsx", "tests/owner-week/stand-in.ts", action], lines),
    /** Runs `npm start` without demo data. */
    start() {
      const { site, ...others } = ports;
      const options = Object.entries(others).map(([name, port]) => `--${name}-port=${port}`);
      const args = [`--port=${site}`, ...options, "--no-seed"];
      return keepRunning("start", args, /Ctrl-C ends everything/);
    },
    /** Does something in the owner's editor. */
    async inEditor(edit: (page: Page) => Promise<void>): Promise<void> {
      const port = await freePort();
      const end = await keepRunning("edit", [`--port=${port}`], /Press Ctrl-C to stop/);
      const page = await newPage(`http://localhost:${port}`, 1280);
      await edit(page);
      await page.context().close();
      await end();
    },
    async close(): Promise<void> {
      await browser.close();
      await supervisor.stopAll();
    },
  };
}
