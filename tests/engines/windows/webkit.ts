import { type ChildProcess, spawn } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
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
  SilentDriver,
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

/** How long it may take to answer one command, in milliseconds. The slowest one opens a page on a busy machine. */
const silence = 120_000;

/** Rejects with a SilentDriver when WebKitGTK's driver loses an answer. Otherwise a journey would wait for ever. */
function answered<Answer>(what: string, answer: PromiseLike<Answer>): Promise<Answer> {
  const limit = AbortSignal.timeout(silence);
  const silent = new Promise<never>((_, reject) => {
    limit.addEventListener("abort", () => reject(new SilentDriver(what)));
  });
  return Promise.race([answer, silent]);
}

class WebDriverWindow implements EngineWindow {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  /** Returns nothing, because the driver doesn't report its browser's console. */
  takeProblems(): string[] {
    return [];
  }

  async open(address: string): Promise<void> {
    await answered(`open ${address}`, this.#driver.get(address));
  }

  async goBack(): Promise<void> {
    await answered("go back", this.#driver.navigate().back());
  }

  evaluate(code: string): Promise<unknown> {
    return answered(`evaluate ${code.slice(-80)}`, this.#driver.executeScript(`return (${code})`));
  }

  async press({ x, y }: Point): Promise<void> {
    const actions = this.#driver.actions();
    const origin = Origin.VIEWPORT;
    const press = actions.move({ x, y, duration: 0, origin }).press().release();
    await answered("press", press.perform());
  }

  async type(text: string): Promise<void> {
    for (const letter of text) {
      await this.#typeKey(letter);
      await pause(keyPause);
    }
  }

  async pressKey(key: NamedKey): Promise<void> {
    await this.#typeKey(keys[key]);
  }

  async close(): Promise<void> {
    await answered("close", this.#driver.quit());
  }

  async #typeKey(key: string): Promise<void> {
    await answered("type", this.#driver.actions().sendKeys(key).perform());
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

/** Starts an X server that draws nowhere. @returns its display. */
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

/**
 * Returns a folder of settings in which scrollbars don't fade out. Without a graphics card, that would cost more than a
 * second of the processor's time for each page.
 */
async function quietScrollbars(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "webkit-settings-"));
  await mkdir(join(folder, "gtk-3.0"));
  await writeFile(join(folder, "gtk-3.0/settings.ini"), "[Settings]\ngtk-overlay-scrolling=0\n");
  return folder;
}

/** Starts WebKitGTK, the engine of Safari, by its own driver. @param browser MiniBrowser's path. */
export async function startWebKit(browser: string): Promise<Engine> {
  const screen = await startScreen();
  const port = await freePort();
  const settings = await quietScrollbars();
  const driver = spawn("WebKitWebDriver", [`--port=${port}`], {
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
    stdio: "ignore",
  });
  const server = `http://127.0.0.1:${port}`;
  await answers(server);
  const openWindow = async () => {
    const opening = new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": {
          binary: browser,
          args: ["--automation"],
        },
      })
      .build();
    const opened = await answered("open a window", opening);
    await answered("resize", opened.manage().window().setRect(windowSize));
    return new WebDriverWindow(opened);
  };
  return {
    openWindow,
    async close() {
      driver.kill();
      screen.server.kill();
      await rm(settings, { recursive: true });
    },
  };
}

/** Starts Safari itself, on a Mac whose owner has run `safaridriver --enable`. Nobody has tried it. */
export async function startSafari(): Promise<Engine> {
  const openWindow = async () => {
    const opened = await new Builder().forBrowser("safari").build();
    await opened.manage().window().setRect(windowSize);
    return new WebDriverWindow(opened);
  };
  return { openWindow, close: async () => {} };
}
