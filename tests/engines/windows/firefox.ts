import { type Browser, launch, type Page } from "puppeteer-core";
import {
  type Engine,
  type EngineWindow,
  keyPause,
  type NamedKey,
  type Point,
  windowSize,
} from "./engine-window.ts";

class FirefoxWindow implements EngineWindow {
  readonly #page: Page;
  #problems: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on("console", (message) => {
      if (["error", "warn"].includes(message.type())) this.#problems.push(message.text());
    });
    page.on("pageerror", (error) =>
      this.#problems.push(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
  }

  async open(address: string): Promise<void> {
    // A script that never arrives would keep the load event from firing.
    await this.#page.goto(address, { waitUntil: "domcontentloaded" });
  }

  async goBack(): Promise<void> {
    await this.#page.evaluate("history.back()");
  }

  evaluate(code: string): Promise<unknown> {
    return this.#page.evaluate(code);
  }

  async press({ x, y }: Point): Promise<void> {
    await this.#page.mouse.click(x, y);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: keyPause });
  }

  async pressKey(key: NamedKey): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  takeProblems(): string[] {
    return this.#problems.splice(0);
  }

  async close(): Promise<void> {
    await this.#page.browserContext().close();
  }
}

/** Starts Firefox over WebDriver BiDi. @param browser Its path. */
export async function startFirefox(browser: string): Promise<Engine> {
  const firefox: Browser = await launch({
    browser: "firefox",
    executablePath: browser,
    headless: true,
    defaultViewport: windowSize,
    extraPrefsFirefox: { "ui.prefersReducedMotion": 1 },
  });
  return {
    async openWindow() {
      const person = await firefox.createBrowserContext();
      return new FirefoxWindow(await person.newPage());
    },
    close: () => firefox.close(),
  };
}
