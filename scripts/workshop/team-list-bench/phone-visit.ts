import { type Browser, type BrowserContext, devices, type Page } from "playwright/test";
import { countReads } from "../../../e2e/fixtures/network.ts";
import { demoPassword } from "../../admin/seed/demo-accounts.ts";
import { type ScrollRecord, type ScrollStatistics, scrollStatistics } from "./scroll-statistics.ts";

/** How much slower a mid-range phone is than the machine that measures, according to Lighthouse. */
export const timesSlower = 4;

export const phone = devices["Pixel 5"];

/** Every page needs this: tsx marks functions with their names through it, even those that are sent into the page. */
export const functionNames = "globalThis.__name ??= (named) => named";

const pixelsPerSecond = 1200;
const pixelsScrolled = 6000;

export interface VisitResult {
  /** Documents that Firestore sent until the list appeared, without the person's own row. */
  documents: number;
  /** Milliseconds from the start of the navigation until its 50 cards appeared. */
  opened: number;
  scroll: ScrollStatistics;
}

/** A phone that has no part of the site yet. */
async function newPhone(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  await context.addInitScript(functionNames);
  return context;
}

/** Signs in through the form, which leads to the dashboard. */
export async function signIn(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/auth`);
  const form = page.locator('form[name="sign-in"]');
  await form.locator('input[name="email"]').fill(email);
  await form.locator('input[name="password"]').fill(demoPassword);
  await form.locator('button[type="submit"]').click();
  await page.waitForURL("**/dashboard");
}

/** Resolves when this many cards are there, with the page's own time at that moment. */
export function cardsShown(page: Page, count: number): Promise<number> {
  return page.evaluate(async (wanted) => {
    while (document.querySelectorAll("main ul > li h2").length < wanted) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now();
  }, count);
}

/** Scrolls as a finger does, and records frames and long tasks. */
async function scrollStatisticsOf(page: Page): Promise<ScrollStatistics> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    const frames: number[] = [];
    const longTasks: number[] = [];
    let goesOn = true;
    const observer = new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
    const tick = (time: number) => {
      frames.push(time);
      if (goesOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Reflect.set(window, "endRecord", () => {
      goesOn = false;
      observer.disconnect();
      return { frames, longTasks };
    });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: 180,
    y: 500,
    yDistance: -pixelsScrolled,
    speed: pixelsPerSecond,
    gestureSourceType: "touch",
    preventFling: true,
  });
  await session.detach();
  const record: ScrollRecord = await page.evaluate(() => Reflect.get(window, "endRecord")());
  return scrollStatistics(record);
}

/** What a visit opens. */
export interface Visit {
  origin: string;
  email: string;
  /** How often "Load more" is pressed before it scrolls. */
  more: number;
}

/** Opens the list of leads as a member, on a phone that has no part of the site yet, and scrolls. */
export async function visitList(
  browser: Browser,
  { origin, email, more }: Visit,
): Promise<VisitResult> {
  await using context = await newPhone(browser);
  const page = await context.newPage();
  await signIn(page, origin, email);
  const reads = await countReads(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  await page.goto(`${origin}/company-leads`);
  const opened = await cardsShown(page, 50);
  for (let press = 1; press <= more; press += 1) {
    await page.getByRole("button", { name: "Load more" }).click();
    await cardsShown(page, 50 * (press + 1));
  }
  const documents = (await reads()) - 1;
  return { documents, opened, scroll: await scrollStatisticsOf(page) };
}

/** A page that a member opens; without a path, the dashboard to which the sign-in leads. */
interface PageVisit {
  origin: string;
  email: string;
  path?: string;
}

const quietFor = 3000;

/** Counts the documents that Firestore sends until a page wants no more, without the person's own row. */
export async function readsOfPage(
  browser: Browser,
  { origin, email, path }: PageVisit,
): Promise<number> {
  await using context = await newPhone(browser);
  const page = await context.newPage();
  const reads = await countReads(page);
  await signIn(page, origin, email);
  if (path !== undefined) await page.goto(`${origin}${path}`);
  let documents = -1;
  for (let now = await reads(); now !== documents; now = await reads()) {
    documents = now;
    await page.waitForTimeout(quietFor);
  }
  return documents - 1;
}
