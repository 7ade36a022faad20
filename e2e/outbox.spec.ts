import { expect } from "playwright/test";
import { newVisitor } from "./fixtures/contact-form.ts";
import {
  expectEmptyOutbox,
  expectSentLater,
  outboxForms,
  queuedHeading,
  sendAnotherOffline,
  sendOffline,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test.beforeEach(({ problems }) => {
  // The calendar's script may not have arrived before the network goes away.
  problems.expect(/net::ERR_|could not be loaded; it is tried again/);
});

test("keeps a message offline and sends it when the network is back", async ({ page, context }) => {
  const { form, visitor } = await sendOffline(page, context);
  await expect(queuedHeading(page)).toBeFocused();
  await expect(form.root).toHaveCount(0);
  await expect(form.toast("Error sending message")).toHaveCount(0);
  expect(await outboxForms(page)).toMatchObject([{ data: { email: visitor.email } }]);
  expect(await records.leads(visitor.email)).toEqual([]);

  await test.step("takes another message while one waits, and sends both", async () => {
    const { email } = visitor;
    const more = "One more thing: do you also do logos?";
    await sendAnotherOffline(form, context, newVisitor({ email, message: more }));
    expect(await outboxForms(page)).toHaveLength(2);

    await context.setOffline(false);
    await expect(form.sentHeading).toBeVisible();
    await expect(form.toast("Message sent successfully!").first()).toBeVisible();
    await expectEmptyOutbox(page);
    const leads = await records.leads(email);
    expect(leads.map((lead) => lead.message).sort()).toEqual([more, visitor.message].sort());
  });

  await test.step("sends on the next visit, of any page, when all pages were closed", async () => {
    const { email } = await sendAnotherOffline(form, context);
    // Chromium may lose what a page wrote there in its last moment (web/src/forms/outbox/outbox-database.ts).
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await context.setOffline(false);
    await expectSentLater(context, email);
  });
});
