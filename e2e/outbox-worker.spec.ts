import { type BrowserContext, type CDPSession, expect, type Page } from "playwright/test";
import { ContactForm } from "./fixtures/contact-form.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  outboxForms,
  queuedHeading,
  sendOffline,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";
import { visit, workerFor } from "./fixtures/worker-visit.ts";

test.use({
  serviceWorker: true,
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

const sentToast = "Message sent successfully!";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_/);
});

/** Wakes the worker as the browser does when the network is back, and returns the session that it used. */
async function wakeWorker(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("ServiceWorker.dispatchSyncEvent", {
    ...(await workerFor(session)),
    tag: "outbox",
    lastChance: false,
  });
  return session;
}

/** Opens a page of the site without any of our scripts, where only the worker can act. */
async function openWithoutScripts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  return page;
}

test("lets the worker send once, with pages closed or open", async ({ page, context }) => {
  await visit(page, "/");
  const { visitor } = await sendOffline(page, context);
  await page.close();
  await context.setOffline(false);
  const bare = await openWithoutScripts(context);

  await test.step("sends with all pages closed, and the next visit says so", async () => {
    const session = await wakeWorker(bare);
    await expectSentOnce(visitor.email);
    // An open session would tell the page that it's online while it isn't.
    await session.detach();
    await bare.goto("/about");
    await expect(new ContactForm(bare).toast(sentToast)).toBeVisible();
    await expectEmptyOutbox(bare);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });

  await test.step("sends once from the worker and two pages at the same time", async () => {
    const { form, visitor: busy } = await sendOffline(bare, context);
    const other = await context.newPage();
    await other.goto("/about");
    await expect(unsentNotice(other, "waiting")).toBeVisible();
    await context.setOffline(false);
    await wakeWorker(other);
    await expect(form.sentHeading).toBeVisible();
    await expectSentOnce(busy.email);
    await expectEmptyOutbox(bare);
    await expect(unsentNotice(other, "waiting")).toHaveCount(0);
  });
});

test("takes a message offline, and the offline page says that it waits", async ({
  page,
  context,
  problems,
}) => {
  // The page turns out to be missing when the network is back. The worker is woken too early and keeps the message.
  problems.expect(/404 \(Not Found\) .*\/no-such-page/);
  await visit(page, "/");
  await context.setOffline(true);
  const { visitor } = await sendOffline(page, context);
  await expect(queuedHeading(page)).toBeFocused();
  await page.goto("/no-such-page");
  await expect(unsentNotice(page, "waiting")).toBeVisible();

  await wakeWorker(page);
  await expect(unsentNotice(page, "waiting")).toBeVisible();
  expect(await outboxForms(page)).toHaveLength(1);
  expect(await records.leads(visitor.email)).toEqual([]);

  await context.setOffline(false);
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);
});
