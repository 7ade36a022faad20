import { beforeEach, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { ContactForm } from "#web/src/forms/contact/contact-form.tsx";
import {
  email,
  field,
  fillContactForm,
  firstName,
  forms,
  message,
  send,
  site,
} from "../../fixtures/contact-form.ts";
import {
  dismissToast,
  refuseOnce,
  server,
  standInForServer,
  toast,
} from "../../fixtures/form-server.ts";
import { render } from "../../render.tsx";

const { labels, sent } = forms.contact;

standInForServer();
beforeEach(() => render(<ContactForm texts={forms.contact} />));

const wrong = () => document.querySelectorAll('[aria-invalid="true"]').length;

async function expectTyped(): Promise<void> {
  await expect.element(firstName).toHaveValue("Rosa");
  await expect.element(page.getByRole("checkbox").first()).toBeChecked();
  await expect.element(message).toHaveValue("Our site is slow on a phone.");
}

/** The specification's words, in the order of the form. */
const mistakes: [Locator, string][] = [
  [firstName, "First name must be at least 2 characters"],
  [field(labels.lastName), "Last name must be at least 2 characters"],
  [field(labels.companyName), "Company name must be at least 2 characters"],
  [email, "Please enter a valid email address"],
  [
    page.getByRole("group", { name: labels.serviceInterests }),
    "Please select at least one service",
  ],
  [field(labels.businessType), "Please select your business type"],
  [message, "Message must be at least 10 characters"],
];

test("shows the error at each field of an empty form and sends nothing", async () => {
  await send.click();
  await expect.element(firstName).toHaveFocus();
  for (const [control, words] of mistakes) {
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(control).toHaveAccessibleDescription(words);
  }
  expect(server).not.toHaveBeenCalled();
});

test("shows no errors before Send, so that no line moves under a tap", async () => {
  await email.fill("rosa@");
  await firstName.fill("R");
  await field(labels.lastName).click();
  await expect.element(field(labels.lastName)).toHaveFocus();
  expect(wrong()).toBe(0);
});

test("clears only the message of a corrected field", async () => {
  await fillContactForm();
  await firstName.fill("R");
  await email.fill("rosa@plumbing");
  await message.fill("Too short");
  await send.click();
  await expect.poll(wrong).toBe(3);
  await firstName.fill("Ro");
  await expect.poll(wrong).toBe(2);
  await expect.element(email).toHaveAccessibleDescription("Please enter a valid email address");
  await email.fill("rosa@plumbing.example");
  await message.fill("Long enough");
  await expect.poll(wrong).toBe(0);
  expect(server).not.toHaveBeenCalled();
});

test.each([
  ["an error", 500, "INTERNAL"],
  ["no storage", 503, "UNAVAILABLE"],
])("keeps the input when the server answers with %s", async (_, status, name) => {
  refuseOnce(status, name);
  await fillContactForm();
  await send.click();
  await expect.element(toast).toHaveTextContent("Error sending message");
  await expect.element(toast).toHaveTextContent("try again or email directly");
  const links = toast.getByRole("link").elements();
  expect(links.map((link) => link.getAttribute("href")).sort()).toEqual([
    `mailto:${site.email}`,
    `tel:${site.phone.number}`,
  ]);
  await expectTyped();
  await dismissToast();
  await send.click();
  await expect.element(page.getByRole("heading", { name: sent.heading })).toHaveFocus();
  await page.getByRole("button", { name: sent.again }).click();
  await expect.element(message).toHaveValue("");
});

test("sends values filled in without an event, once per double click", async () => {
  await fillContactForm();
  await firstName.fill("");
  // A field is read when it loses focus.
  await email.fill("rosa@plumbing.example");
  // Password managers bypass the setter through which React notices a script's changes.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
  set?.call(firstName.element(), "Rosa");
  const trap = document.querySelector("[name=confirm_topic]");
  expect(trap?.getBoundingClientRect().right, "what people see").toBeLessThan(0);
  await send.dblClick();
  await expect.element(page.getByRole("heading", { name: sent.heading })).toBeVisible();
  expect(server.mock.calls).toMatchObject([[{ firstName: "Rosa", confirm_topic: "" }]]);
});

test("shows the server's refusal at its field, and keeps the input", async () => {
  const fields = { email: "Please enter a valid email address" };
  refuseOnce(400, "INVALID_ARGUMENT", { code: "INVALID_FIELDS", fields });
  await fillContactForm();
  await send.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription(fields.email);
  await expect.element(toast).toHaveTextContent("Error sending message");
  await expectTyped();
});
