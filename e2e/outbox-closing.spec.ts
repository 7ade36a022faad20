import { type BrowserContext, expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectEmptyOutbox, expectSentOnce, outboxEntries } from "./fixtures/outbox.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const sentToast = "Message sent successfully!";

async function openFilled(page: Page) {
  const form = new ContactForm(page);
  await form.open();
  const visitor = newVisitor();
  await form.fill(visitor);
  return { form, visitor };
}

/** The next visit, of another page, is told that the message has been sent. */
async function expectSentLater(context: BrowserContext, email: string): Promise<void> {
  const next = await context.newPage();
  await next.goto("/about");
  await expect(new ContactForm(next).toast(sentToast)).toBeVisible();
  await expectSentOnce(email);
  await expectEmptyOutbox(next);
  // Left open, it would be the one to be told of the next message.
  await next.close();
}

test("a page that is closed while its message is on the way loses nothing: it arrives once, whether the server had it or not", async ({
  context,
}) => {
  await test.step("the server has it, and the page never hears of it", async () => {
    const page = await context.newPage();
    const { form, visitor } = await openFilled(page);
    const stored = new Promise<void>((resolve) => {
      page.route(call, async (route) => {
        await route.fetch();
        resolve();
      });
    });
    await form.sendButton.tap();
    await stored;
    expect(await records.leads(visitor.email)).toHaveLength(1);
    await page.close();
    await expectSentLater(context, visitor.email);
  });

  await test.step("the server never got it", async () => {
    const page = await context.newPage();
    const { form, visitor } = await openFilled(page);
    const sent = page.waitForRequest(call);
    await page.route(call, () => undefined);
    await form.sendButton.tap();
    await sent;
    // Closed at once, Chromium may let the held request go as its debugger lets go; leaving ends it.
    await page.goto("about:blank");
    await page.close();
    expect(await records.leads(visitor.email)).toEqual([]);
    await expectSentLater(context, visitor.email);
  });
});

/** Notes whether the page ever showed a notice, however shortly. */
async function watchNotices(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector("[data-notices] section")) Reflect.set(window, "sawNotice", true);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "sawNotice") === true);
}

test("while a message is on its way no tab says that it waits, and a second tab does not send it too", async ({
  page,
  context,
}) => {
  const { form, visitor } = await openFilled(page);
  const sawNotice = await watchNotices(page);
  let calls = 0;
  context.on("request", (request) => {
    if (request.url().includes("/api/")) calls += 1;
  });
  const gate = await closeGate(page, call);
  await form.sendButton.tap();
  await expect.poll(() => outboxEntries(page)).toMatchObject([{ data: { email: visitor.email } }]);

  const other = await context.newPage();
  await other.goto("/about");
  const otherSawNotice = await watchNotices(other);
  // It has found the message, and waits for its turn.
  const pending = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(pending).toBe(1);
  // Both look at the outbox once more.
  await other.evaluate(() => new BroadcastChannel("outbox").postMessage("changed"));
  await other.waitForTimeout(1000);

  gate.open();
  await expect(form.sentHeading).toBeVisible();
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);
  await expect.poll(pending).toBe(0);
  expect(calls).toBe(1);
  expect(await sawNotice()).toBe(false);
  expect(await otherSawNotice()).toBe(false);
});
