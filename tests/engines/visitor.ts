import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { expect } from "vitest";
import { z } from "zod";
import type { Target } from "./page-queries.ts";
import type { EngineWindow, NamedKey } from "./windows/engine-window.ts";

type Query = keyof typeof import("./page-queries.ts");

async function bundleQueries(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(import.meta.resolve("./page-queries.ts")) });
  const { output } = await bundle.generate({ format: "iife", name: "pageQueries", minify: true });
  return output[0].code;
}

const axeFile = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const axeSource = readFileSync(axeFile, "utf8");

const point = z.nullable(z.object({ x: z.number(), y: z.number() }));

let bundling: Promise<string> | undefined;

/** A person at a window who finds elements as people do, and waits for what has to come. */
export class Visitor {
  readonly window: EngineWindow;
  readonly #origin: string;

  constructor(window: EngineWindow, origin: string) {
    this.window = window;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.window.open(`${this.#origin}${path}`);
  }

  async path(): Promise<string> {
    const address = new URL(String(await this.window.evaluate("location.href")));
    return address.pathname + address.search + address.hash;
  }

  async press(role: string, name: string, within?: string): Promise<void> {
    const query = await this.#query("pointOf", { role, name, ...(within && { within }) });
    let found = point.parse(null);
    // A page that is still being drawn moves: a press goes where the element was found twice.
    const isStill = async () => {
      const before = found;
      found = point.parse(await this.window.evaluate(query));
      return found !== null && found.x === before?.x && found.y === before.y;
    };
    let missed: unknown;
    // A page that moves between the look and the press would take it elsewhere.
    const aim = await this.#query("aim", { role, name, ...(within && { within }) });
    const askMissed = async () => {
      missed = await this.window.evaluate("window.pageQueries?.hasMissed() ?? false");
      return typeof missed;
    };
    do {
      await expect.poll(isStill, { message: `${role} "${name}"` }).toBe(true);
      await this.window.evaluate(aim);
      if (found) await this.window.press(found);
      await expect.poll(askMissed, { message: `the press on ${name}` }).toBe("boolean");
    } while (missed);
  }

  /** Presses a field and types into it. */
  async type(label: string, text: string, role = "textbox"): Promise<void> {
    await this.press(role, label);
    await this.window.type(text);
  }

  /** Chooses without opening the select, because each engine draws its list in its own way, outside the page. */
  async choose(label: string, value: string): Promise<void> {
    const target = { role: "combobox", name: label };
    await this.expectThere(target);
    await this.window.evaluate(await this.#query("choose", { ...target, value }));
  }

  async scrollTo(top: number): Promise<void> {
    await this.window.evaluate(`window.scrollTo({ top: ${top}, behavior: "instant" })`);
  }

  async pressKey(key: NamedKey): Promise<void> {
    await this.window.pressKey(key);
  }

  async expectThere(target: Target): Promise<void> {
    await this.#expectQuery(`Boolean(${await this.#query("find", target)})`, true, target.name);
  }

  async expectGone(target: Target): Promise<void> {
    await this.#expectQuery(`Boolean(${await this.#query("find", target)})`, false, target.name);
  }

  async expectText(text: string): Promise<void> {
    await this.#expectQuery(await this.#query("reads", text), true, text);
  }

  async expectNoText(text: string): Promise<void> {
    await this.#expectQuery(await this.#query("reads", text), false, text);
  }

  async expectValue(label: string, value: string, role = "textbox"): Promise<void> {
    const target = { role, name: label };
    await this.#expectQuery(await this.#query("fieldValue", target), value, label);
  }

  async expectPath(path: string): Promise<void> {
    await expect.poll(() => this.path(), { message: "the address" }).toBe(path);
  }

  /** Waits until an expression in the page has this value. */
  async expectInPage(code: string, value: unknown): Promise<void> {
    await this.#expectQuery(code, value, code);
  }

  /** Expects that all of the page can be read and pressed. */
  async expectNoPageProblems(): Promise<void> {
    await this.window.evaluate(`(() => { ${axeSource} })()`);
    const problems = await this.window.evaluate(await this.#query("problems", null));
    expect.soft(problems, await this.path()).toEqual([]);
  }

  async #expectQuery(code: string, value: unknown, message: string): Promise<void> {
    await expect.poll(() => this.window.evaluate(code), { message }).toEqual(value);
  }

  /** Returns the code of a query with all queries, because a page loses them with each load. */
  async #query(name: Query, argument: unknown): Promise<string> {
    bundling ??= bundleQueries();
    const queries = (await bundling).replace(/^var pageQueries\s*=/, "").replace(/;\s*$/, "");
    return `(window.pageQueries ??= ${queries}).${name}(${JSON.stringify(argument)})`;
  }
}
