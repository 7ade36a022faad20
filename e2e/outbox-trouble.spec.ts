import { type BrowserContext, expect, type Page } from "@playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import {
  changeOutbox,
  expectEmptyOutbox,
  keptHeading,
  outboxEntries,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const monthMs = 31 * 24 * 60 * 60 * 1000;
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

test("a message that is not accepted is shown with what to mend, and is sent once it is mended", async ({
  page,
  context,
}) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await answerWith(context, 400, refusal);
  await page.goto("/about");
  await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();

  await expect(page).toHaveURL("/contact");
  await form.expectTyped(visitor);
  await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.email).toBeFocused();
  await expect(unsentNotice(page, "refused")).toHaveCount(0);

  await context.unroute(call);
  const mended = newVisitor();
  await form.email.fill(mended.email);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toEqual([]);
  expect(await records.leads(mended.email)).toHaveLength(1);
  await page.reload();
  await expectEmptyOutbox(page);
});

test("a message that is not accepted while its page is open can be opened there", async ({
  page,
  context,
}) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await answerWith(context, 400, refusal);
  await page.getByRole("button", { name: "Send Now" }).tap();
  await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
  await form.expectTyped(visitor);
  await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
});

test("opened, but neither sent nor deleted, it is there on the next visit", async ({
  page,
  context,
}) => {
  await leaveUnsent(page, context);
  await answerWith(context, 400, refusal);
  await page.goto("/about");
  await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
  await expect(page).toHaveURL("/contact");
  await page.close();
  const next = await context.newPage();
  await next.goto("/");
  await expect(unsentNotice(next, "refused")).toBeVisible();
});

test("the visitor may delete it, with two presses", async ({ page, context }) => {
  const { visitor } = await leaveUnsent(page, context);
  await answerWith(context, 400, refusal);
  await page.goto("/about");
  const notice = unsentNotice(page, "refused");
  await notice.getByRole("button", { name: "Delete" }).tap();
  expect(await outboxEntries(page)).toHaveLength(1);
  await notice.getByRole("button", { name: "Really delete" }).tap();
  await expect(notice).toHaveCount(0);
  expect(await outboxEntries(page)).toEqual([]);
  expect(await records.leads(visitor.email)).toEqual([]);
});

test("a server that is busy is left in peace for a while, and nothing is lost", async ({
  page,
  context,
}) => {
  const { visitor } = await leaveUnsent(page, context);
  const details = { code: "TOO_MANY_REQUESTS", retryAfterSeconds: 600 };
  await answerWith(context, 429, { status: "RESOURCE_EXHAUSTED", message: "Later", details });
  const asked = page.waitForResponse(call);
  await page.goto("/about");
  await asked;
  await expect.poll(async () => (await outboxEntries(page))?.[0]?.tries).toBe(1);

  await context.unroute(call);
  await page.reload();
  await expect(unsentNotice(page, "waiting")).toBeVisible();
  expect(await records.leads(visitor.email)).toEqual([]);

  await changeOutbox(page, { retryAt: Date.now() - 1 });
  await page.reload();
  await expect(new ContactForm(page).toast(sentToast)).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
});

test("after more than a month it is not sent without asking", async ({ page, context }) => {
  const { visitor } = await leaveUnsent(page, context);
  await page.goto("/about");
  await changeOutbox(page, { since: Date.now() - monthMs });
  await context.unroute(call);
  await page.reload();
  const notice = unsentNotice(page, "old");
  await expect(notice).toBeVisible();
  expect(await records.leads(visitor.email)).toEqual([]);
  await notice.getByRole("button", { name: "Yes, Send" }).tap();
  await expect(new ContactForm(page).toast(sentToast)).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  await expectEmptyOutbox(page);
});

test("the same id with other words is another message: both arrive", async ({
  page,
  context,
  request,
}) => {
  const { visitor } = await leaveUnsent(page, context);
  const [entry] = (await outboxEntries(page)) ?? [];
  const data = { ...visitor, message: "What the server has", submission_id: entry?.submissionId };
  expect((await request.post("/api/send-contact-email", { data: { data } })).ok()).toBe(true);
  await context.unroute(call);
  await page.goto("/about");
  await expect.poll(() => records.leads(visitor.email)).toHaveLength(2);
  await expectEmptyOutbox(page);
});
