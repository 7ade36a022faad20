import { chromium, type Page } from "playwright";
import { dashboardPage, leadsPage } from "../../../web/src/team/team-pages.ts";
import { phone, signIn, slowDown } from "../phone.ts";

/** A page needs this: tsx marks functions with their names through it, even those that are sent into the page. */
export const functionNames = "globalThis.__name ??= (named) => named";

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

const leadHeading = "main ul > li h2";

async function openBrowser({ folder, executablePath }: Device) {
  const context = await chromium.launchPersistentContext(folder, { ...phone, executablePath });
  await context.addInitScript(functionNames);
  return context;
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

interface Start {
  title: string;
  path: string;
  /** What fills the screen: a selector and a count. */
  wanted: readonly [string, number];
}

export const starts: readonly Start[] = [
  // This is the number of leads, which appears once the day above it is there.
  {
    title: "dashboard",
    path: dashboardPage.path,
    wanted: ["main div:not([hidden]) > ul strong", 1],
  },
  { title: "list of leads", path: leadsPage.path, wanted: [leadHeading, leadsOnScreen] },
];

/** The times are in milliseconds. */
interface StartTimes {
  /** The time until the saved records fill the screen. */
  shown: number;
  /** The time until the app itself shows them (web/src/entry-seen.ts), and reacts to presses. */
  live: number;
}

async function startTimes(page: Page, [selector, count]: Start["wanted"]): Promise<StartTimes> {
  const shown = await appeared(page, selector, count);
  return { shown, live: await appeared(page, `#root:not([data-seen]) ${selector}`, count) };
}

/**
 * Signs in and opens both pages until everything is on the device; then opens them again, so that the browser keeps the
 * compiled code.
 */
export async function firstStart(device: Device, email: string): Promise<void> {
  await using context = await openBrowser(device);
  const page = await context.newPage();
  await signIn(page, device.origin, email);
  for (const _ of ["from the network", "from the device"]) {
    for (const { path, wanted } of starts) {
      await page.goto(device.origin + path);
      await startTimes(page, wanted);
    }
    await appeared(page, leadHeading, cachedLeads);
    await areaCached(page);
  }
}

/** Opens the app in a new browser; returns when the saved records appeared. */
export async function secondStart(
  device: Device,
  { path, wanted }: Start,
  isOffline: boolean,
): Promise<StartTimes> {
  await using context = await openBrowser(device);
  const page = await context.newPage();
  await context.setOffline(isOffline);
  await slowDown(page);
  await page.goto(device.origin + path, { waitUntil: "commit" });
  return startTimes(page, wanted);
}
