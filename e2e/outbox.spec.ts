import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  outboxForms,
  queuedHeading,
  sendAnotherOffline,
  sendOffline,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const sentToast = "Message sent successfully!";

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
    await expect(form.toast(sentToast).first()).toBeVisible();
    await expectEmptyOutbox(page);
    const leads = await records.leads(email);
    expect(leads.map((lead) => lead.message).sort()).toEqual([more, visitor.message].sort());
  });

  await test.step("sends once when two tabs are back online at the same time", async () => {
    const { email } = await sendAnotherOffline(form, context);
    // The second tab finds the message when it opens, but can't reach the server.
    await context.route(call, (route) => route.abort());
    await context.setOffline(false);
    const other = await context.newPage();
    await other.goto("/about");
    await expect(unsentNotice(other, "waiting")).toBeVisible();
    await context.setOffline(true);
    await context.unroute(call);
    let calls = 0;
    context.on("request", (request) => {
      if (request.url().includes("/api/")) calls += 1;
    });
    await context.setOffline(false);
    await expectSentOnce(email);
    await expectEmptyOutbox(page);
    await expect(unsentNotice(other, "waiting")).toHaveCount(0);
    expect(calls).toBe(1);
    await other.close();
  });

  await test.step("sends on the next visit to any page after all pages were closed", async () => {
    const { email } = await sendAnotherOffline(form, context);
    // Chromium may lose a page's last writes to localStorage (web/src/forms/outbox/outbox-database.ts).
    await page.evaluate(() => localStorage.clear());
    await page.close();
    await context.setOffline(false);

    const next = await context.newPage();
    await next.goto("/about");
    await expect(new ContactForm(next).toast(sentToast)).toBeVisible();
    await expectSentOnce(email);
    await expectEmptyOutbox(next);
  });
});
