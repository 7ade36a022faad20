import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext, Locator, Page } from "playwright";
import { z } from "zod";
import { phone, slowDown } from "../phone.ts";
import type { Journey, Way } from "./journeys.ts";
import type { LineBytes, PhoneLine } from "./phone-line.ts";

/** A visitor reads at least this long before the next press. */
const readingMs = 1500;
/** The service worker fetches one file after the other, with short breaks. */
const filledAfterMs = 3000;
const restMs = 300;
const patienceMs = 30_000;

/** One further page: the time from the press to its heading, and everything fetched until the next press. */
export interface StepResult extends LineBytes {
  step: string;
  milliseconds: number;
}

const recorder = readFileSync(fileURLToPath(new URL("./recorder.js", import.meta.url)), "utf8");
const report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("press"), at: z.number() }),
  z.object({ kind: z.literal("heading"), text: z.string(), at: z.number() }),
]);

/** Installs the recorder in every document that the page opens. */
async function record(page: Page) {
  let pressedAt = Number.NaN;
  let heading = { text: "", at: Number.NaN };
  const session = await page.context().newCDPSession(page);
  session.on("Runtime.bindingCalled", ({ payload }) => {
    const entry = report.parse(JSON.parse(payload));
    if (entry.kind === "press") pressedAt = entry.at;
    else heading = entry;
  });
  const world = "recorder";
  await session.send("Page.enable");
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "report", executionContextName: world });
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    source: recorder,
    worldName: world,
  });
  await slowDown(page);
  /** Presses, and returns the milliseconds until another heading appears. */
  return async (press: () => Promise<void>): Promise<number> => {
    const former = heading;
    await press();
    const giveUpAt = performance.now() + patienceMs;
    while (heading === former) {
      if (performance.now() > giveUpAt) throw new Error(`no heading came after "${former.text}"`);
      await page.waitForTimeout(20);
    }
    return heading.at - pressedAt;
  };
}

/** Brings the link to the middle of the screen, and returns the place to press. */
async function scrollTo(link: Locator): Promise<{ x: number; y: number }> {
  await link.evaluate((element) => {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  });
  // The box around a two-line link has corners that don't belong to the link.
  return link.evaluate((element) => {
    const [box = new DOMRect()] = element.getClientRects();
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    if (element.contains(document.elementFromPoint(point.x, point.y))) return point;
    throw new Error(`something covers the link to ${element.getAttribute("href")}`);
  });
}

async function press(page: Page, way: Way, { x, y }: { x: number; y: number }): Promise<void> {
  if (!way.pointer) {
    await page.touchscreen.tap(x, y);
    return;
  }
  await page.mouse.move(x, y);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
}

/** Waits until the service worker is running and has everything it wants. */
async function fillDevice(context: BrowserContext, line: PhoneLine, start: string) {
  line.setSlow(false);
  const page = await context.newPage();
  await page.goto(line.origin + start);
  await line.quiet(filledAfterMs);
  await page.reload();
  await line.quiet(filledAfterMs);
  const controlled = await page.evaluate(() => navigator.serviceWorker.controller !== null);
  if (!controlled) throw new Error("the service worker is not at work");
  await page.close();
  line.setSlow(true);
}

/**
 * Sends one device through a journey.
 *
 * The ways are comparable because the same recorder looks at every frame for the heading, in its own world, which runs
 * even if the page's scripts are disabled. It does not matter whether the heading comes with another document or from a
 * client-side app, and the clock is the browser's. A frame counts when it is rendered, even if a view transition only
 * begins to show it. On a first visit, no service worker is registered: its fetches don't belong to the page (`npm run
 * bench` has their size), and a fast reader would otherwise be measured with half of them.
 */
export async function visit(
  browser: Browser,
  line: PhoneLine,
  { start, links }: Journey,
  way: Way,
): Promise<StepResult[]> {
  await using context = await browser.newContext({
    ...phone,
    javaScriptEnabled: way.script,
    serviceWorkers: way.filled ? "allow" : "block",
  });
  if (way.filled) await fillDevice(context, line, start);
  const page = await context.newPage();
  const untilHeading = await record(page);
  await page.goto(line.origin + start);
  await line.quiet(readingMs);
  const results: StepResult[] = [];
  const keepBytes = () => Object.assign(results.at(-1) ?? {}, line.takeBytes());
  for (const { step, selector, which } of links) {
    const link = page.locator(selector).filter({ visible: true })[which]();
    const target = await link.getAttribute("href");
    const point = await scrollTo(link);
    await line.quiet(readingMs);
    keepBytes();
    const milliseconds = await untilHeading(() => press(page, way, point));
    if (way.pointer) await page.mouse.move(0, 0);
    await line.quiet(readingMs);
    if (new URL(page.url()).pathname !== target) throw new Error(`${target} did not open`);
    results.push({ step, milliseconds, pictures: 0, other: 0 });
  }
  keepBytes();
  return results;
}
