import { expect } from "@playwright/test";
import { ContactForm } from "./fixtures/contact-form.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  keptHeading,
  outboxEntries,
  sendOffline,
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

test("sent without a network, a message waits on the phone and goes out once the network is back", async ({
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
});

test("the panel offers another message, and both are sent", async ({ page, context }) => {
  const { form, visitor } = await sendOffline(page, context);
  await form.sendAnother.tap();
  await form.expectEmpty();
  await form.fill({ ...visitor, message: "One more thing: do you also do logos?" });
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
  expect(await outboxEntries(page)).toHaveLength(2);

  await context.setOffline(false);
  await expect(form.sentHeading).toBeVisible();
  await expectEmptyOutbox(page);
  const leads = await records.leads(visitor.email);
  expect(leads.map(({ message }) => message).sort()).toEqual(
    ["One more thing: do you also do logos?", visitor.message].sort(),
  );
});

test("the page closed before the network is back: the next visit, of any page, sends it", async ({
  page,
  context,
}) => {
  const { visitor } = await sendOffline(page, context);
  // Chromium may lose what a page has written there in its last moment (pwa/outbox/outbox-database.ts).
  await page.evaluate(() => localStorage.clear());
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto("/about");
  await expect(new ContactForm(next).toast(sentToast)).toBeVisible();
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(next);
});

test("two tabs that are back at the same moment send it once", async ({ page, context }) => {
  const { visitor } = await sendOffline(page, context);
  // The second tab finds the message when it opens, but reaches nobody.
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
  await expectSentOnce(visitor.email);
  await expectEmptyOutbox(page);
  await expect(unsentNotice(other, "waiting")).toHaveCount(0);
  expect(calls).toBe(1);
});

test("a later page says what waits, and sends it on request", async ({ page, context }) => {
  const { visitor } = await sendOffline(page, context);
  await context.route(call, (route) => route.abort());
  await context.setOffline(false);
  await page.goto("/web-design");
  const notice = unsentNotice(page, "waiting");
  await notice.getByRole("button", { name: "Send Now" }).tap();
  await expect(page.getByText(content.forms.unsent.stillWaiting)).toBeVisible();
  await context.unroute(call);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await expect(new ContactForm(page).toast(sentToast)).toBeVisible();
  await expect(page.getByText(content.forms.unsent.stillWaiting)).toHaveCount(0);
  await expectSentOnce(visitor.email);
});

test("put off with Later, the notice stays away for the visit, and the message is still sent", async ({
  page,
  context,
}) => {
  const { visitor } = await sendOffline(page, context);
  await context.route(call, (route) => route.abort());
  await context.setOffline(false);
  await page.goto("/about");
  await unsentNotice(page, "waiting").getByRole("button", { name: "Later" }).tap();
  await expect(unsentNotice(page, "waiting")).toHaveCount(0);
  const looked = page.waitForRequest(call);
  await page.reload();
  await looked;
  await expect(unsentNotice(page, "waiting")).toHaveCount(0);
  await context.unroute(call);
  await page.reload();
  await expectSentOnce(visitor.email);
});
