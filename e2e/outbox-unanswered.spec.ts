import { expect } from "playwright/test";
import { newVisitor } from "./fixtures/contact-form.ts";
import {
  contactCall,
  expectSentOnce,
  openFilledForm,
  outboxForms,
  queuedHeading,
} from "./fixtures/outbox.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_/);
});

test("keeps a message after a broken connection and stores it once", async ({ page }) => {
  const { form, visitor } = await openFilledForm(page);
  await page.route(contactCall, (route) => route.abort("connectionreset"));
  await form.sendButton.tap();
  // The device isn't offline, so no text may say that it is.
  await expect(queuedHeading(page)).toHaveText(content.forms.unsent.kept.unanswered.heading);
  await expect(page.getByText("back online")).toHaveCount(0);
  await page.unroute(contactCall);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await expect(form.sentHeading).toBeVisible();
  await expectSentOnce(visitor.email);
});

test("sends to a returned server, and gives up on a silent one", async ({ page }) => {
  // The browser notices nothing, so only the clock triggers a retry.
  await page.clock.install();
  const { form, visitor } = await openFilledForm(page);

  await test.step("sends by itself to a server that is back", async () => {
    await page.route(contactCall, (route) => route.abort("connectionrefused"));
    await form.sendButton.tap();
    await expect(queuedHeading(page)).toBeVisible();
    await page.unroute(contactCall);
    // The page decides how long it waits, and from when.
    await expect(async () => {
      await page.clock.fastForward("02:00");
      await expect(form.sentHeading).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectSentOnce(visitor.email);
  });

  await test.step("gives up on a silent server after a while and keeps the message", async () => {
    const another = newVisitor();
    await form.sendAnother.tap();
    await form.fill(another);
    // The page waits 20 seconds; this makes the test shorter.
    await page.evaluate(() => {
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 10);
    });
    await page.route(contactCall, () => undefined);
    await form.sendButton.tap();
    await expect(queuedHeading(page)).toBeVisible();
    expect(await outboxForms(page)).toMatchObject([{ data: { email: another.email } }]);
  });
});

test("reports a failed send when storage is refused, and keeps the text", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException("The user denied permission", "SecurityError");
    };
    // A browser that refuses all of a site's data refuses its locks too.
    navigator.locks.request = () => Promise.reject(new DOMException("Denied", "SecurityError"));
  });
  const { form, visitor } = await openFilledForm(page);
  const failed = form.toast("Error sending message");
  await context.setOffline(true);
  await form.sendButton.tap();
  await expect(failed).toBeVisible();
  await form.expectTyped(visitor);
  await context.setOffline(false);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  await expect(failed).toHaveCount(0);
  expect(await records.leads(visitor.email)).toHaveLength(1);
});

test("reports a failed send although the script of messages is missing", async ({
  page,
  problems,
}) => {
  problems.expect(/toast-region|status of 500/);
  await page.route(/\/assets\/toast-region-/, (route) => route.abort());
  const error = { status: "INTERNAL", message: "" };
  await page.route(contactCall, (route) => route.fulfill({ status: 500, json: { error } }));
  const { form, visitor } = await openFilledForm(page);
  const said = page.waitForEvent("dialog");
  const sent = form.sendButton.tap();
  const dialog = await said;
  expect(dialog.message()).toContain("Error sending message");
  await dialog.accept();
  await sent;
  await form.expectTyped(visitor);
});
