import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

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
