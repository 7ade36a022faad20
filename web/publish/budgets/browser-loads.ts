import { type Browser, chromium } from "playwright";
import { serveLikeHosting } from "../hosting-server.ts";

/** The scripts that Chromium fetched of a page. Files without a slash at the front. */
export interface BrowserLoad {
  /** Before the visitor did anything. */
  untouched: Set<string>;
  /** After the first touch of a link, which starts the client, but before the link was followed. */
  started: Set<string>;
}

/** Nothing more is expected when no script was asked for during this time. */
const quietMs = 1500;
const pagesAtOnce = 6;
/** More of a page is visible on the second, so that more may load by itself. */
const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

async function loadPage(browser: Browser, address: string): Promise<BrowserLoad> {
  const untouched = new Set<string>();
  const started = new Set<string>();
  for (const viewport of screens) {
    const page = await browser.newPage({ viewport });
    let seen = untouched;
    let lastAt = Date.now();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() !== "script" || pathname === "/sw.js") return;
      seen.add(pathname.slice(1));
      lastAt = Date.now();
    });
    const quiet = async () => {
      lastAt = Date.now();
      while (Date.now() - lastAt < quietMs) await page.waitForTimeout(100);
    };
    await page.goto(address, { waitUntil: "load" });
    await quiet();
    seen = started;
    // A mere event: a real touch would also follow the link.
    await page.locator('a[href^="/"]').first().dispatchEvent("touchstart");
    await quiet();
    await page.close();
  }
  return { untouched, started: new Set([...untouched, ...started]) };
}

/** Opens each route of a built site in Chromium and tells which scripts it fetches when. */
export async function browserLoads(
  folder: string,
  routes: readonly string[],
): Promise<Map<string, BrowserLoad>> {
  const site = await serveLikeHosting(folder);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    // Root has no sandbox of its own (containers).
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  });
  const loads = new Map<string, BrowserLoad>();
  const waiting = [...routes];
  const openNext = async () => {
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      loads.set(route, await loadPage(browser, `${site.origin}${route}`));
    }
  };
  try {
    // Most of the time is spent waiting for quiet.
    await Promise.all(Array.from({ length: pagesAtOnce }, openNext));
    return loads;
  } finally {
    await browser.close();
    site.close();
  }
}
