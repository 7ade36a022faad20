import { type BrowserContext, chromium, type Page } from "playwright/test";
import { dashboardPage, leadsPage } from "../../../web/src/team/team-pages.ts";
import {
  cardsShown,
  functionNames,
  phone,
  signIn,
  timesSlower,
} from "../team-list-bench/phone-visit.ts";

/** A phone. The browser keeps its data between two starts in `folder`. */
export interface Device {
  folder: string;
  executablePath: string;
  origin: string;
}

/** How many leads the opened list has. */
export const cachedLeads = 50;

/** This is more than the first screen of the list. */
const leadsOnScreen = 8;

async function withBrowser<T>(
  { folder, executablePath }: Device,
  visit: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(folder, { ...phone, executablePath });
  try {
    await context.addInitScript(functionNames);
    return await visit(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/**
 * Resolves when this many are there, with the page's own time at that moment. It looks only when the page changes,
 * because looking at every frame cost the page time.
 */
function appeared(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([wanted, most]) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (document.querySelectorAll(wanted).length < most) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now()));
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { childList: true, subtree: true });
        check();
      }),
    [selector, count] as const,
  );
}

/** Resolves when the service worker has cached the last page of the team area. */
async function areaCached(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const cached = await (await caches.open("team-area")).keys();
    return cached.some(({ url }) => url.endsWith("/client-tasks"));
  });
}

/** `wanted` is the selector of what fills the screen, and the count. */
export const starts = [
  // This is the number of leads, which appears once the day above it is there.
  {
    title: "dashboard",
    path: dashboardPage.path,
    wanted: ["main div:not([hidden]) > ul strong", 1],
  },
  { title: "list of leads", path: leadsPage.path, wanted: ["main ul > li h2", leadsOnScreen] },
] as const;

/** The times are in milliseconds. */
export interface StartTimes {
  /** The time until the saved records fill the screen. */
  shown: number;
  /** The time until the app itself shows them (web/src/entry-seen.ts), and reacts to presses. */
  live: number;
}

async function startTimes(
  page: Page,
  [selector, count]: (typeof starts)[number]["wanted"],
): Promise<StartTimes> {
  const shown = await appeared(page, selector, count);
  return { shown, live: await appeared(page, `#root:not([data-seen]) ${selector}`, count) };
}

/**
 * Signs in and opens both pages until everything is on the device; then opens them again, so that the browser keeps the
 * compiled code.
 */
export function firstStart(device: Device, email: string): Promise<void> {
  return withBrowser(device, async (page) => {
    await signIn(page, device.origin, email);
    for (const _ of ["from the network", "from the device"]) {
      for (const { path, wanted } of starts) {
        await page.goto(device.origin + path);
        await startTimes(page, wanted);
      }
      await cardsShown(page, cachedLeads);
      await areaCached(page);
    }
  });
}

/** Opens the app in a new browser; returns when the saved records appeared. */
export function secondStart(
  device: Device,
  { path, wanted }: (typeof starts)[number],
  isOffline: boolean,
): Promise<StartTimes> {
  return withBrowser(device, async (page, context) => {
    await context.setOffline(isOffline);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
    await page.goto(device.origin + path, { waitUntil: "commit" });
    return startTimes(page, wanted);
  });
}
