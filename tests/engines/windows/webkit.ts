import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Key, Origin, type WebDriver } from "selenium-webdriver";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import {
  type Engine,
  type EngineWindow,
  keyPause,
  type NamedKey,
  type Point,
  windowSize,
} from "./engine-window.ts";

const keys: Record<NamedKey, string> = {
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
  ArrowRight: Key.ARROW_RIGHT,
  Backspace: Key.BACK_SPACE,
};

/** How long a driver may take to start, in milliseconds. */
const patience = 30_000;

class WebDriverWindow implements EngineWindow {
  readonly #driver: WebDriver;
  readonly takeProblems: () => string[];

  constructor(driver: WebDriver, takeProblems: () => string[]) {
    this.#driver = driver;
    this.takeProblems = takeProblems;
  }

  async open(address: string): Promise<void> {
    await this.#driver.get(address);
  }

  async goBack(): Promise<void> {
    await this.#driver.navigate().back();
  }

  evaluate(code: string): Promise<unknown> {
    return this.#driver.executeScript(`return (${code})`);
  }

  async press({ x, y }: Point): Promise<void> {
    const actions = this.#driver.actions();
    const origin = Origin.VIEWPORT;
    await actions.move({ x, y, duration: 0, origin }).press().release().perform();
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#driver.actions().sendKeys(letter).perform();
      await pause(keyPause);
    }
  }

  async pressKey(key: NamedKey): Promise<void> {
    await this.#driver.actions().sendKeys(keys[key]).perform();
  }

  async takePicture(): Promise<Buffer> {
    return Buffer.from(await this.#driver.takeScreenshot(), "base64");
  }

  async close(): Promise<void> {
    await this.#driver.quit();
  }
}

async function answers(server: string): Promise<void> {
  const until = Date.now() + patience;
  for (;;) {
    const answer = await fetch(`${server}/status`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`The driver at ${server} doesn't answer`);
    await pause(100);
  }
}

/** An X server that draws nowhere. @returns its display. */
async function startScreen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.on("data", (number) => resolve(`:${String(number).trim()}`));
    server.on("error", reject);
    server.on("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display, server };
}

/** What WebKit writes of a page's console: `CONSOLE JS ERROR …`. */
const problem = /^CONSOLE .*?\b(?:ERROR|WARN)\b.*/gm;

/** The driver lets nobody hear its browser, so that what that says goes to a file. */
async function heardBrowser(browser: string) {
  const folder = await mkdtemp(join(tmpdir(), "webkit-"));
  const [script, log] = [join(folder, "browser"), join(folder, "log")];
  await writeFile(log, "");
  await writeFile(script, `#!/bin/sh\nexec "${browser}" "$@" >>"${log}" 2>&1\n`, { mode: 0o700 });
  let read = 0;
  return {
    script,
    takeProblems() {
      const said = readFileSync(log, "utf8");
      const found = said.slice(read).match(problem) ?? [];
      read = said.length;
      return found;
    },
    forget: () => rm(folder, { recursive: true }),
  };
}

/** WebKitGTK, the engine of Safari, by its own driver. @param browser MiniBrowser's path. */
export async function startWebKit(browser: string): Promise<Engine> {
  const screen = await startScreen();
  const heard = await heardBrowser(browser);
  const port = await freePort();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server);
  const openWindow = async () => {
    const opened = await new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: heard.script,
          args: ["--automation", "--enable-write-console-messages-to-stdout=true"],
        },
      })
      .build();
    await opened.manage().window().setRect(windowSize);
    heard.takeProblems();
    return new WebDriverWindow(opened, heard.takeProblems);
  };
  return {
    title: "WebKitGTK",
    openWindow,
    async close() {
      driver.kill();
      screen.server.kill();
      await heard.forget();
    },
  };
}

/** Safari itself, on a Mac whose owner has run `safaridriver --enable`. Never tried. */
export async function startSafari(): Promise<Engine> {
  const openWindow = async () => {
    const opened = await new Builder().forBrowser("safari").build();
    await opened.manage().window().setRect(windowSize);
    return new WebDriverWindow(opened, () => []);
  };
  return { title: "Safari", openWindow, close: async () => {} };
}
