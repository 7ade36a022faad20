import { expect, type Page } from "playwright/test";
import { dashboardPage } from "../web/src/team/team-pages.ts";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/test.ts";

const countCall = "**/api/count";

/** What the pages of this test tell the server. */
async function listen(page: Page) {
  const told: unknown[] = [];
  await page.context().route(countCall, async (route) => {
    told.push(route.request().postDataJSON());
    await route.continue();
  });
  return told;
}

/** The page's own script is there once it has asked for the service worker's place or the font. */
async function awaken(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("entry-background")),
  );
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test("a visit with a call tapped, and a form begun and sent, is told once, when its page is hidden", async ({
  page,
}) => {
  const told = await listen(page);
  const form = new ContactForm(page);
  await form.open({ query: "?utm_source=qr&email=ana@shop.example" });
  await awaken(page);
  const call = page.locator('main a[href^="tel:"]').first();
  await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await call.click();
  await form.fill(newVisitor());
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();
  expect(told).toEqual([]);

  const answered = page.context().waitForEvent("response", {
    predicate: (response) => response.url().endsWith("/api/count"),
  });
  await page.goto("/about");
  expect((await answered).status()).toBe(204);
  expect(told).toEqual([
    ["views", "calls", "begun", "sent"].map((kind) => ["/contact", "qr", kind]),
  ]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, document.cookie]));
  expect(kept).not.toContain("qr");
});

const asked: Record<string, () => void> = {
  "Do Not Track": () =>
    Object.defineProperty(Navigator.prototype, "doNotTrack", { get: () => "1" }),
  "Global Privacy Control": () =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
  "Save-Data": () =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true }) }),
};

for (const [name, ask] of Object.entries(asked)) {
  test(`nothing is told of who asks for ${name} (as the browser would say it)`, async ({
    page,
  }) => {
    await page.addInitScript(ask);
    const told = await listen(page);
    await page.goto("/about");
    await awaken(page);
    await page.goto("/");
    await awaken(page);
    await page.goto("/robots.txt");
    expect(told).toEqual([]);
  });
}

test("posts that are read one after the other in the same document count, each as a page", async ({
  page,
}) => {
  const told = await listen(page);
  await page.goto("/blog");
  await awaken(page);
  const post = page.locator('main a[href^="/blog/"]').first();
  await page.locator("[data-island=reader]").dispatchEvent("pointerover");
  await post.hover();
  await post.click();
  await page.waitForURL("**/blog/*");
  const { pathname } = new URL(page.url());
  await awaken(page);
  await page.goto("/robots.txt");
  await expect
    .poll(() => told.flatMap((one) => JSON.stringify(one)).join())
    .toContain(`["${pathname}","site","views"]`);
});

test("members of the agency see the last 30 days, also as a table; another company's don't", async ({
  page,
  browser,
}) => {
  await openDashboard(page, "team@agency.example");
  const card = page.getByRole("region", { name: "Your website in the last 30 days" });
  await expect(card).toBeVisible();
  await expect(card.getByRole("img", { name: /^Pages seen each day\. Most on / })).toBeVisible();
  await card.getByText("Each day in figures").click();
  await expect(card.getByRole("row")).toHaveCount(31);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await expectAccessible(page, `the numbers, ${colorScheme}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth > 360);
    expect(overflow).toBe(false);
  }

  const other = await browser.newContext();
  const theirs = await other.newPage();
  await openDashboard(theirs, "rival@other.example");
  await expect(theirs.getByRole("heading", { level: 1, name: dashboardPage.title })).toBeVisible();
  await expect(theirs.getByText(/open leads?$|No open leads/)).toBeVisible();
  await expect(theirs.getByRole("region", { name: /^Your website/ })).toHaveCount(0);
  await other.close();
});
