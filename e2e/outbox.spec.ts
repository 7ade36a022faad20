import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  keptHeading,
  outboxEntries,
  sendAnotherOffline,
  sendOffline,
  tellNetworkIsBack,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const sentToast = "Message sent successfully!";

test.beforeEach(({ problems }) => {
  // The calendar's script, where it was not there yet when the network went.
  problems.expect(/net::ERR_|could not be loaded; it is tried again/);
});

test("sent without a network, a message waits on the phone and goes out once the network is back, and another one with it", async ({
  page,
  context,
}) => {
  const { form, visitor } = await sendOffline(page, context);
  await expect(keptHeading(page)).toBeFocused();
  await expect(form.root).toHaveCount(0);
  await expect(form.toast("Error sending message")).toHaveCount(0);
  expect(await outboxEntries(page)).toMatchObject([{ data: { email: visitor.email } }]);
  expect(await records.leads(visitor.email)).toEqual([]);

  await context.setOffline(false);
  await expect(form.sentHeading).toBeVisible();
  await expect(form.toast(sentToast)).toBeVisible();
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);

  await test.step("the panel of one that waits offers another message, and both are sent", async () => {
    const { email, message } = await sendAnotherOffline(form, context);
    const more = "One more thing: do you also do logos?";
    await sendAnotherOffline(form, context, newVisitor({ email, message: more }));
    expect(await outboxEntries(page)).toHaveLength(2);

    await context.setOffline(false);
    await expect(form.sentHeading).toBeVisible();
    await expectEmptyOutbox(page);
    const leads = await records.leads(email);
    expect(leads.map((lead) => lead.message).sort()).toEqual([more, message].sort());
  });
});

test("two tabs that are back at the same moment send it once; with every page closed before, the next visit of any page sends it", async ({
  page,
  context,
}) => {
  const { form, visitor } = await sendOffline(page, context);
  // The second tab finds the message when it opens, but reaches nobody.
  await context.route(call, (route) => route.abort());
  await context.setOffline(false);
  const other = await context.newPage();
  await other.goto("/about");
  await expect(unsentNotice(other, "waiting")).toBeVisible();
  await context.setOffline(true);
  await context.unroute(call);

  await test.step("two tabs that are back at the same moment send it once", async () => {
    let calls = 0;
    context.on("request", (request) => {
      if (request.url().includes("/api/")) calls += 1;
    });
    await context.setOffline(false);
    await expectSentOnce(visitor.email);
    await expectEmptyOutbox(page);
    await expect(unsentNotice(other, "waiting")).toHaveCount(0);
    expect(calls).toBe(1);
    await other.close();
  });

  await test.step("closed before the network is back: the next visit, of any page, sends it", async () => {
    const { email } = await sendAnotherOffline(form, context);
    // Chromium may lose what a page has written there in its last moment (web/src/forms/outbox/outbox-database.ts).
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

test("a later page says what waits and sends it on request; put off with Later, the notice stays away for the visit, and the message is still sent", async ({
  page,
  context,
}) => {
  const notice = unsentNotice(page, "waiting");

  await test.step("a later page says what waits, and sends it on request", async () => {
    const { form, visitor } = await sendOffline(page, context);
    await context.route(call, (route) => route.abort());
    await context.setOffline(false);
    await page.goto("/web-design");
    await notice.getByRole("button", { name: "Send Now" }).tap();
    await expect(page.getByText(content.forms.unsent.stillUnanswered)).toBeVisible();
    await context.unroute(call);
    await page.getByRole("button", { name: "Send Now" }).tap();
    await expect(form.toast(sentToast)).toBeVisible();
    await expect(page.getByText(content.forms.unsent.stillUnanswered)).toHaveCount(0);
    await expectSentOnce(visitor.email);
  });

  await test.step("put off with Later, the notice stays away, and the message is still sent", async () => {
    const { visitor } = await sendOffline(page, context);
    await context.route(call, (route) => route.abort());
    await context.setOffline(false);
    await page.goto("/about");
    await notice.getByRole("button", { name: "Later" }).tap();
    await expect(notice).toHaveCount(0);
    const looked = page.waitForRequest(call);
    await page.reload();
    await looked;
    await expect(notice).toHaveCount(0);
    await context.unroute(call);
    await tellNetworkIsBack(page);
    await expectSentOnce(visitor.email);
  });
});
