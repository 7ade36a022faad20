import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

/** The specification's words, in the order of the form. */
const messages = [
  "First name must be at least 2 characters",
  "Last name must be at least 2 characters",
  "Company name must be at least 2 characters",
  "Please enter a valid email address",
  "Please select at least one service",
  "Please select your business type",
  "Message must be at least 10 characters",
];

test("what is wrong is said at its field, after Send and until it is put right, and is not sent", async ({
  page,
}) => {
  const form = new ContactForm(page);
  const marked = form.root.locator('[aria-invalid="true"]');
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return route.fulfill({ json: { result: { received: true } } });
  });
  await form.open();

  await test.step("before Send nothing is said, so that no tap is lost to a line that moves", async () => {
    await form.email.fill("rosa@");
    await form.interest("automation").tap();
    await expect(form.interest("automation")).toBeChecked();
    await form.firstName.pressSequentially("R");
    await form.lastName.tap();
    await expect(form.lastName).toBeFocused();
    await expect(marked).toHaveCount(0);
  });

  await test.step("a field that is put right loses its message, the others keep theirs", async () => {
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
    await expect(marked).toHaveCount(0);
    expect(calls).toBe(0);
  });

  await test.step("an empty form shows every message at its field and sends nothing", async () => {
    await form.sendButton.tap();
    await form.sendAnother.tap();
    await form.expectEmpty();
    await expect(marked).toHaveCount(0);
    calls = 0;
    await form.sendButton.tap();
    for (const message of messages) await expect(form.root.getByText(message)).toBeVisible();
    await expect(form.firstName).toBeFocused();
    for (const field of [form.firstName, form.email, form.businessType, form.message]) {
      await expect(field).toHaveAttribute("aria-invalid", "true");
    }
    await expect(form.firstName).toHaveAccessibleDescription(messages[0] ?? "");
    expect(calls).toBe(0);
  });
});

test("what was filled in without an event is sent as it stands on the screen", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  for (const field of [form.firstName, form.lastName, form.companyName]) await field.fill("");
  const silently = (field: typeof form.firstName, text: string) =>
    field.evaluate((input, value) => {
      // As a browser does it: past the setter by which React notices a script.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(input, value);
    }, text);
  await silently(form.firstName, visitor.firstName);
  await silently(form.lastName, visitor.lastName);
  await silently(form.companyName, visitor.companyName);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
});

test("a form whose script breaks leaves what the build made of it and what was typed, and says whom to call", async ({
  page,
  problems,
}) => {
  problems.expect(/broke|no such thing/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open({ early: true });
  // The form's own script asks for it when it begins.
  await page.evaluate(() => {
    Reflect.set(window, "URLSearchParams", () => {
      throw new Error("no such thing");
    });
  });
  await form.firstName.fill(visitor.firstName);
  const note = page.locator("[data-island=contact-form] + [data-unanswered]");
  await expect(note).toContainText("The form isn't loading.");
  await form.fill(visitor);
  await form.expectTyped(visitor);
});
