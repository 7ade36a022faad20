import { type BrowserContext, expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import {
  expectEmptyOutbox,
  outboxForms,
  queuedHeading,
  tellNetworkIsBack,
  unsentNotice,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_|Failed to load resource: .*400/);
});

/** Leaves a message in the outbox; the network is back, but the server is still unreachable. */
async function leaveUnsent(page: Page, context: BrowserContext) {
  const form = new ContactForm(page);
  const visitor = newVisitor();
  await form.open();
  await form.fill(visitor);
  await context.route(call, (route) => route.abort());
  await form.sendButton.tap();
  await expect(queuedHeading(page)).toBeVisible();
  return { form, visitor };
}

const errorBody = {
  status: "INVALID_ARGUMENT",
  message: "Please check",
  details: { code: "INVALID_FIELDS", fields: { email: "Please enter a valid email address" } },
};

test("keeps a refused message until it is opened, fixed and sent", async ({ page, context }) => {
  const { form, visitor } = await leaveUnsent(page, context);
  await context.unroute(call);
  await context.route(call, (route) => route.fulfill({ status: 400, json: { error: errorBody } }));

  await test.step("opens a refused message on its own page", async () => {
    await page.getByRole("button", { name: "Send Now" }).tap();
    await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
    await form.expectTyped(visitor);
    await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  });

  await page.close();
  const next = await context.newPage();
  const nextForm = new ContactForm(next);
  await test.step("offers it on the next visit with what to fix", async () => {
    await next.goto("/");
    const notice = unsentNotice(next, "refused");
    const within = `section[aria-label="${await notice.getAttribute("aria-label")}"]`;
    await expectClearControls(next, "notice", { within });
    await notice.getByRole("button", { name: "Open It" }).tap();
    await expect(next).toHaveURL("/contact");
    await nextForm.expectTyped(visitor);
    await expect(nextForm.root.getByText("Please enter a valid email address")).toBeVisible();
    await expect(nextForm.email).toBeFocused();
    await expect(notice).toHaveCount(0);
  });

  await test.step("sends it once it's fixed", async () => {
    await context.unroute(call);
    const corrected = newVisitor();
    await nextForm.email.fill(corrected.email);
    await nextForm.sendButton.tap();
    await expect(nextForm.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toEqual([]);
    expect(await records.leads(corrected.email)).toHaveLength(1);
    await expectEmptyOutbox(next);
  });
});

test("sends two messages with the same id but different words", async ({
  page,
  context,
  request,
}) => {
  const { visitor } = await leaveUnsent(page, context);
  const [form] = (await outboxForms(page)) ?? [];
  const data = { ...visitor, message: "What the server has", submission_id: form?.submissionId };
  const answer = await request.post("/api/send-contact-email", { data: { data } });
  expect(answer.ok()).toBe(true);
  await context.unroute(call);
  await tellNetworkIsBack(page);
  await expect.poll(() => records.leads(visitor.email)).toHaveLength(2);
  await expectEmptyOutbox(page);
});
