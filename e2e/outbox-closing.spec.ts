import { expect, type Page } from "playwright/test";
import { nextFrame } from "./fixtures/next-frame.ts";
import {
  contactCall,
  expectEmptyOutbox,
  expectSentLater,
  expectSentOnce,
  openFilledForm,
  outboxForms,
} from "./fixtures/outbox.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("sends a message once when its page is closed while sending", async ({ context }) => {
  await test.step("sends it once when the server has it but the page doesn't know", async () => {
    const page = await context.newPage();
    const { form, visitor } = await openFilledForm(page);
    const stored = new Promise<void>((resolve) => {
      page.route(contactCall, async (route) => {
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

  await test.step("sends it once when the server never got it", async () => {
    const page = await context.newPage();
    const { form, visitor } = await openFilledForm(page);
    const sent = page.waitForRequest(contactCall);
    await page.route(contactCall, () => undefined);
    await form.sendButton.tap();
    await sent;
    // If the page closes at once, Chromium may release the held request with its debugger; leaving the page ends the
    // request.
    await page.goto("about:blank");
    await page.close();
    expect(await records.leads(visitor.email)).toEqual([]);
    await expectSentLater(context, visitor.email);
  });
});

/** Records whether the page ever showed a notice, however briefly. */
async function watchNotices(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const note = () => {
      if (document.querySelector("[data-notices] section")) Reflect.set(window, "sawNotice", true);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "sawNotice") === true);
}

test("shows no notice while sending, and sends from only one tab", async ({ page, context }) => {
  const { form, visitor } = await openFilledForm(page);
  const sawNotice = await watchNotices(page);
  let calls = 0;
  context.on("request", (request) => {
    if (request.url().includes("/api/")) calls += 1;
  });
  const gate = await closeGate(page, contactCall);
  await form.sendButton.tap();
  await expect.poll(() => outboxForms(page)).toMatchObject([{ data: { email: visitor.email } }]);

  const other = await context.newPage();
  await other.goto("/about");
  const otherSawNotice = await watchNotices(other);
  // The tab has found the message and waits for its turn.
  const pending = () => other.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(pending).toBe(1);
  // Both tabs check the outbox once more, and would have found something to send before these reads.
  await other.evaluate(() => new BroadcastChannel("outbox").postMessage("changed"));
  for (const tab of [page, other]) {
    await nextFrame(tab);
    await outboxForms(tab);
    await nextFrame(tab);
  }

  gate.open();
  await expect(form.sentHeading).toBeVisible();
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);
  await expect.poll(pending).toBe(0);
  expect(calls).toBe(1);
  expect(await sawNotice()).toBe(false);
  expect(await otherSawNotice()).toBe(false);
});
