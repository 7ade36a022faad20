import { expect, type Page } from "@playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

for (const [name, fail] of [
  ["answers with an error", { status: 500, json: { error: { status: "INTERNAL", message: "" } } }],
  ["answers with something else", { status: 502, contentType: "text/html", body: "<h1>Bad</h1>" }],
] as const) {
  test(`when the server ${name}, the form says so and keeps what was typed`, async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource: .*(500|502)/);
    const visitor = newVisitor();
    const form = new ContactForm(page);
    await form.open();
    await form.fill(visitor);
    await page.route(call, (route) => route.fulfill(fail));
    await form.sendButton.tap();
    const toast = form.toast("Error sending message");
    await expect(toast).toContainText("try again or email directly");
    await expect(toast).toContainText(content.site.email);
    await form.expectTyped(visitor);

    await page.unroute(call);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });
}

/** Sends a message that arrives, but the form never hears of it. */
async function sendWithoutAnswer(page: Page) {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.route(call, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 504, body: "" });
  });
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  await page.unroute(call);
  return { form, visitor };
}

test("when the answer is lost on its way, sending again is one lead and one mail", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*504/);
  const { form, visitor } = await sendWithoutAnswer(page);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  expect(await records.mails(visitor.email)).toHaveLength(1);
});

test("when the first answer is lost, a corrected message still arrives", async ({
  page,
  problems,
}) => {
  // The second is the server's answer to the same id with other words.
  problems.expect(/Failed to load resource: .*(504|400)/);
  const { form, visitor } = await sendWithoutAnswer(page);
  const corrected = "The same, with our address: 1 Main Street.";
  await form.message.fill(corrected);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  const leads = await records.leads(visitor.email);
  expect(leads.map(({ message }) => message).sort()).toEqual([corrected, visitor.message].sort());
});

test("what the server refuses stands at its field", async ({ page, problems }) => {
  problems.expect(/Failed to load resource: .*400/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  const details = {
    code: "INVALID_FIELDS",
    fields: { email: "Please enter a valid email address" },
  };
  await page.route(call, (route) =>
    route.fulfill({
      status: 400,
      json: { error: { status: "INVALID_ARGUMENT", message: "Check the fields", details } },
    }),
  );
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  await expect(form.email).toBeFocused();
  await form.expectTyped(visitor);
});

test("a visitor who sends too many messages keeps the one that is refused", async ({
  page,
  problems,
  request,
}) => {
  problems.expect(/Failed to load resource: .*429/);
  const visitor = newVisitor();
  for (const _ of Array(6)) {
    const data = { ...visitor, submission_id: crypto.randomUUID() };
    const answer = await request.post("/api/send-contact-email", { data: { data } });
    expect(answer.status()).toBe(200);
  }
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  await form.expectTyped(visitor);
  expect(await records.leads(visitor.email)).toHaveLength(6);
});
