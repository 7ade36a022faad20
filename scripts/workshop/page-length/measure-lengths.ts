import { chromium, type Page } from "playwright";
import { serveLikeHosting } from "../../../web/publish/hosting-server.ts";
import { findBrowser } from "../../run/test/find-browser.ts";
import type { PageLengths } from "./length-report.ts";

/** A small phone. */
export const phone = { width: 360, height: 740 };

async function lengthOf(page: Page, address: string): Promise<number> {
  await page.goto(address);
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    return document.documentElement.scrollHeight;
  });
}

/** How long the pages of a built site are on a phone, with all their pictures. */
export async function measureLengths(
  folder: string,
  routes: readonly string[],
): Promise<PageLengths> {
  const site = await serveLikeHosting(folder);
  const browser = await chromium.launch({ executablePath: findBrowser() });
  try {
    const context = await browser.newContext({ viewport: phone, serviceWorkers: "block" });
    // What counts visits isn't there.
    await context.addInitScript(() => {
      navigator.sendBeacon = () => true;
    });
    const page = await context.newPage();
    const lengths: Record<string, number> = {};
    for (const route of routes) lengths[route] = await lengthOf(page, site.origin + route);
    return lengths;
  } finally {
    await browser.close();
    site.close();
  }
}
