import { type BrowserContext, type CDPSession, expect, type Page } from "playwright/test";
import { ContactForm } from "./fixtures/contact-form.ts";
import { siteOrigin } from "./fixtures/environment.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  keptHeading,
  outboxEntries,
  sendOffline,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";
import { visit } from "./fixtures/worker-visit.ts";

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

/** Wakes the worker as the browser does when the network is back; answers with what it was done by. */
async function wakeWorker(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${siteOrigin}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  await session.send("ServiceWorker.dispatchSyncEvent", {
    origin: siteOrigin,
    registrationId: await registered,
    tag: "outbox",
    lastChance: false,
  });
  return session;
}

/** A page of the site without any script of ours: only the worker can act there. */
async function openWithoutScripts(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/robots.txt");
  return page;
}

test("with all pages closed, the worker sends what waits, and the next visit is told; the worker and two pages at once send it once", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  const { visitor } = await sendOffline(page, context);
  await page.close();
  await context.setOffline(false);
  const bare = await openWithoutScripts(context);

  await test.step("with all pages closed, the worker sends it, and the next visit is told", async () => {
    const session = await wakeWorker(bare);
    await expectSentOnce(visitor.email);
    // Left open, it would tell the page that it is online while it is not.
    await session.detach();
    await bare.goto("/about");
    await expect(new ContactForm(bare).toast(sentToast)).toBeVisible();
    await expectEmptyOutbox(bare);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });

  await test.step("the worker and two pages at once send it once", async () => {
    const { form, visitor: busy } = await sendOffline(bare, context);
    const other = await context.newPage();
    await other.goto("/about");
    await context.setOffline(false);
    await wakeWorker(other);
    await expect(form.sentHeading).toBeVisible();
    await expectSentOnce(busy.email);
    await expectEmptyOutbox(bare);
  });
});

test("the contact page opened without a network takes a message, and the offline page says so; woken too early, the worker keeps it", async ({
  page,
  context,
  problems,
}) => {
  // What the page turns out to be when the network is back.
  problems.expect(/404 \(Not Found\) .*\/no-such-page/);
  await visit(page, "/");
  await context.setOffline(true);
  const { visitor } = await sendOffline(page, context);
  await expect(keptHeading(page)).toBeFocused();
  await page.goto("/no-such-page");
  await expect(unsentNotice(page, "waiting")).toBeVisible();

  await wakeWorker(page);
  await expect(unsentNotice(page, "waiting")).toBeVisible();
  expect(await outboxEntries(page)).toHaveLength(1);
  expect(await records.leads(visitor.email)).toEqual([]);

  await context.setOffline(false);
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);
});
