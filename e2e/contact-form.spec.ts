import { expect } from "@playwright/test";
import { startClient } from "./fixtures/client-start.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

/** Specification section 5, in the order of the form. */
const messages = [
  "First name must be at least 2 characters",
  "Last name must be at least 2 characters",
  "Company name must be at least 2 characters",
  "Please enter a valid email address",
  "Please select at least one service",
  "Please select your business type",
  "Message must be at least 10 characters",
];

test("an empty form shows every message at its field and sends nothing", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return route.abort();
  });
  await form.sendButton.tap();
  for (const message of messages) await expect(form.root.getByText(message)).toBeVisible();
  await expect(form.firstName).toBeFocused();
  for (const field of [form.firstName, form.email, form.businessType, form.message]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
  }
  await expect(form.firstName).toHaveAccessibleDescription(messages[0] ?? "");
  expect(calls).toBe(0);
});

test("a field that is put right loses its message, the others keep theirs", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  const visitor = newVisitor();
  await form.fill({ ...visitor, firstName: "R", email: "rosa@plumbing", message: "Too short" });
  await form.sendButton.tap();
  const wrong = [messages[0], messages[3], messages[6]].map((text) =>
    form.root.getByText(text ?? ""),
  );
  for (const message of wrong) await expect(message).toBeVisible();
  await form.firstName.fill("Ro");
  await expect(form.root.getByText("First name must be")).toHaveCount(0);
  await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  await form.email.fill(visitor.email);
  await form.message.fill("Long enough");
  await expect(form.root.locator('[aria-invalid="true"]')).toHaveCount(0);
});

test("before Send nothing is said about a field, so that no tap is lost to a line that moves", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await form.open();
  await form.email.fill("rosa@");
  await form.interest("automation").tap();
  await expect(form.interest("automation")).toBeChecked();
  await form.firstName.pressSequentially("R");
  await form.lastName.tap();
  await expect(form.lastName).toBeFocused();
  await expect(form.root.locator('[aria-invalid="true"]')).toHaveCount(0);
});

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

test("when the answer is lost on its way, sending again is one lead and one mail", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
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
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  expect(await records.mails(visitor.email)).toHaveLength(1);
});

test("when the first answer is lost, a corrected message still arrives", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
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
  await page.unroute(call);
  await form.message.fill("The same, with our address: 1 Main Street.");
  await form.sendButton.tap();
  if (!(await form.sentHeading.isVisible({ timeout: 3000 }).catch(() => false))) {
    await form.sendButton.tap();
  }
  await expect(form.sentHeading).toBeVisible();
  const leads = await records.leads(visitor.email);
  expect(leads.map(({ message }) => message)).toContain(
    "The same, with our address: 1 Main Street.",
  );
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

test("a reload keeps what was typed", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.reload();
  await form.expectTyped(visitor);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
});

test("a look at another page keeps what was typed", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await startClient(page);
  await form.fill(visitor);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).tap();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await form.expectTyped(visitor);
});

const { audit } = content.forms.contact.matters;

test("?matter=audit fills in what the visitor asked for", async ({ page }) => {
  const form = new ContactForm(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Get a Free Audit" }).first().tap();
  await expect(page).toHaveURL("/contact?matter=audit");
  await expect(form.message).toHaveValue(audit?.message ?? "no text");
  for (const interest of audit?.interests ?? [])
    await expect(form.interest(interest)).toBeChecked();
  await page.goto("/contact?matter=audit");
  await expect(form.message).toHaveValue(audit?.message ?? "no text");
});

test("a matter nobody knows leaves the form empty", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open({ query: "?matter=%3Cscript%3E" });
  await form.expectEmpty();
});

test("what the visitor has written goes before what a link fills in", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await form.message.fill("I have written this myself.");
  await page.goto("/contact?matter=audit");
  await form.awake();
  await expect(form.message).toHaveValue("I have written this myself.");
});
