import { type BrowserContext, expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import {
  changeOutbox,
  expectEmptyOutbox,
  keptHeading,
  outboxEntries,
  tellNetworkIsBack,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const dayMs = 24 * 60 * 60 * 1000;
const sentToast = "Message sent successfully!";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_|Failed to load resource: .*(400|429|503)/);
});

/** Leaves a message in the outbox; the network is back, the server still out of reach. */
async function leaveUnsent(page: Page, context: BrowserContext, visitor = newVisitor()) {
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await context.route(call, (route) => route.abort());
  await form.sendButton.tap();
  await expect(keptHeading(page)).toBeVisible();
  return { form, visitor };
}

async function answerWith(context: BrowserContext, http: number, error: object): Promise<void> {
  await context.unroute(call);
  await context.route(call, (route) => route.fulfill({ status: http, json: { error } }));
}

const refusal = {
  status: "INVALID_ARGUMENT",
  message: "Please check",
  details: { code: "INVALID_FIELDS", fields: { email: "Please enter a valid email address" } },
};

/** Writes another message on the page that has just sent one, and leaves it in the outbox as well. */
async function leaveAnother(form: ContactForm, context: BrowserContext) {
  const visitor = newVisitor();
  await form.sendAnother.tap();
  await form.fill(visitor);
  await context.route(call, (route) => route.abort());
  await form.sendButton.tap();
  await expect(keptHeading(form.page)).toBeVisible();
  return visitor;
}

test("a message that is not accepted stays until it is opened, mended and sent, or deleted with two presses", async ({
  page,
  context,
}) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await answerWith(context, 400, refusal);

  await test.step("not accepted while its page is open, it can be opened there", async () => {
    await page.getByRole("button", { name: "Send Now" }).tap();
    await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
    await form.expectTyped(visitor);
    await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  });

  await page.close();
  const next = await context.newPage();
  const nextForm = new ContactForm(next);
  await test.step("neither sent nor deleted, it is there on the next visit, with what to mend", async () => {
    await next.goto("/");
    await unsentNotice(next, "refused").getByRole("button", { name: "Open It" }).tap();
    await expect(next).toHaveURL("/contact");
    await nextForm.expectTyped(visitor);
    await expect(nextForm.root.getByText("Please enter a valid email address")).toBeVisible();
    await expect(nextForm.email).toBeFocused();
    await expect(unsentNotice(next, "refused")).toHaveCount(0);
  });

  await test.step("mended, it is sent", async () => {
    await context.unroute(call);
    const mended = newVisitor();
    await nextForm.email.fill(mended.email);
    await nextForm.sendButton.tap();
    await expect(nextForm.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toEqual([]);
    expect(await records.leads(mended.email)).toHaveLength(1);
    await expectEmptyOutbox(next);
  });

  await test.step("the visitor may delete it, with two presses", async () => {
    const unwanted = await leaveAnother(nextForm, context);
    await answerWith(context, 400, refusal);
    await next.goto("/about");
    const notice = unsentNotice(next, "refused");
    await notice.getByRole("button", { name: "Delete" }).tap();
    // Of the one that was mended, nothing has come back with the page.
    expect(await outboxEntries(next)).toMatchObject([{ data: { email: unwanted.email } }]);
    await notice.getByRole("button", { name: "Yes, Delete" }).tap();
    await expect(notice).toHaveCount(0);
    expect(await outboxEntries(next)).toEqual([]);
    expect(await records.leads(unwanted.email)).toEqual([]);
  });
});

test("the same id with other words is another message: both arrive; a server that is busy is left in peace for a while, and nothing is lost", async ({
  page,
  context,
  request,
}) => {
  const { form, visitor } = await leaveUnsent(page, context);

  await test.step("the same id with other words: both arrive", async () => {
    const [entry] = (await outboxEntries(page)) ?? [];
    const data = { ...visitor, message: "What the server has", submission_id: entry?.submissionId };
    const answer = await request.post("/api/send-contact-email", { data: { data } });
    expect(answer.ok()).toBe(true);
    await context.unroute(call);
    await tellNetworkIsBack(page);
    await expect.poll(() => records.leads(visitor.email)).toHaveLength(2);
    await expectEmptyOutbox(page);
  });

  const patient = await leaveAnother(form, context);
  await test.step("a server that is busy is left in peace for a while", async () => {
    await answerWith(context, 503, { status: "UNAVAILABLE", message: "Later" });
    const asked = page.waitForResponse(call);
    await tellNetworkIsBack(page);
    await asked;
    await expect.poll(async () => (await outboxEntries(page))?.[0]?.tries).toBe(1);
    await context.unroute(call);
    await page.goto("/about");
    const notice = unsentNotice(page, "waiting");
    await expect(notice).toBeVisible();
    const within = `section[aria-label="${await notice.getAttribute("aria-label")}"]`;
    await expectClearControls(page, "notice", { within });
    await expect(form.toast(sentToast)).toHaveCount(0);
    expect(await records.leads(patient.email)).toEqual([]);
  });

  await test.step("then the message is sent", async () => {
    await changeOutbox(page, { retryAt: Date.now() - 1 });
    await tellNetworkIsBack(page);
    await expect(form.toast(sentToast)).toBeVisible();
    expect(await records.leads(patient.email)).toHaveLength(1);
  });
});

test("after more than a month it is not sent without asking", async ({ page, context }) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await changeOutbox(page, { since: Date.now() - 31 * dayMs });
  await context.unroute(call);
  await page.goto("/about");
  const notice = unsentNotice(page, "old");
  await expect(notice).toBeVisible();
  expect(await records.leads(visitor.email)).toEqual([]);
  await notice.getByRole("button", { name: "Yes, Send" }).tap();
  await expect(form.toast(sentToast)).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  await expectEmptyOutbox(page);
});

test("after two months it is deleted unread, and the visitor is told", async ({
  page,
  context,
}) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await changeOutbox(page, { since: Date.now() - 61 * dayMs });
  await context.unroute(call);
  await page.goto("/about");
  const told = form.toast("1 message was deleted from this device");
  await expect(told).toContainText("never sent");
  await expectEmptyOutbox(page);
  await expect(unsentNotice(page, "old")).toHaveCount(0);
  expect(await records.leads(visitor.email)).toEqual([]);
  await page.goto("/contact");
  await expect(told).toHaveCount(0);
});
