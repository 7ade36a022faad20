import { type BrowserContext, chromium, type Page } from "playwright/test";
import { dashboardPage, leadsPage } from "../../../web/src/team/team-pages.ts";
import {
  cardsShown,
  functionNames,
  phone,
  signIn,
  timesSlower,
} from "../team-list-bench/phone-visit.ts";

/** A phone: what the browser keeps between two starts lies in `folder`. */
export interface Device {
  folder: string;
  executablePath: string;
  origin: string;
}

/** How many leads the list that is opened has. */
export const leadsKept = 50;

/** More than its first screen. */
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
 * Resolves when so many are there, with the page's own time of that moment. Looks when the page changes: to look with
 * every frame cost the page time.
 */
function appeared(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([wanted, most]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll(wanted).length < most) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now()));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        look();
      }),
    [selector, count] as const,
  );
}

/** Resolves when the worker has put the last page of the team area on the device. */
async function areaKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const kept = await (await caches.open("team-area")).keys();
    return kept.some(({ url }) => url.endsWith("/client-tasks"));
  });
}

/** `wanted`: what fills the screen, and how often. */
export const starts = [
  // The number of leads, once the day above it is there.
  {
    title: "dashboard",
    path: dashboardPage.path,
    wanted: ["main div:not([hidden]) > ul strong", 1],
  },
  { title: "list of leads", path: leadsPage.path, wanted: ["main ul > li h2", leadsOnScreen] },
] as const;

/** In milliseconds. */
export interface StartTimes {
  /** Until what was saved fills the screen. */
  shown: number;
  /** Until it is the app that shows it (web/src/entry-seen.ts), and does what is pressed. */
  live: number;
}

async function startTimes(
  page: Page,
  [selector, count]: (typeof starts)[number]["wanted"],
): Promise<StartTimes> {
  const shown = await appeared(page, selector, count);
  return { shown, live: await appeared(page, `#root:not([data-seen]) ${selector}`, count) };
}

/** Signs in and sees both pages until all is on the device; then once more, as compiled by the browser for later. */
export function firstStart(device: Device, email: string): Promise<void> {
  return withBrowser(device, async (page) => {
    await signIn(page, device.origin, email);
    for (const _ of ["from the network", "from the device"]) {
      for (const { path, wanted } of starts) {
        await page.goto(device.origin + path);
        await startTimes(page, wanted);
      }
      await cardsShown(page, leadsKept);
      await areaKept(page);
    }
  });
}

/** Opens the app in a new browser; answers with when the saved records stood there. */
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
