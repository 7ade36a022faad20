import { expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

/** Our function's own failures. */
const failures = [
  ["an error", { status: 500, json: { error: { status: "INTERNAL", message: "" } } }],
  ["no storage", { status: 503, json: { error: { status: "UNAVAILABLE", message: "" } } }],
] as const;

test("whatever the server answers, the form says so and keeps what was typed, to be sent again", async ({
  page,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*(500|503|400)/);
  const form = new ContactForm(page);
  const toast = form.toast("Error sending message");
  await form.open();

  for (const [name, fail] of failures) {
    await test.step(`it answers with ${name}`, async () => {
      const visitor = newVisitor();
      await form.fill(visitor);
      await page.route(call, (route) => route.fulfill(fail));
      await form.sendButton.tap();
      await expect(toast).toContainText("try again or email directly");
      const { email, phone } = content.site;
      await expect(toast.getByRole("link", { name: email })).toHaveAttribute(
        "href",
        `mailto:${email}`,
      );
      await expect(toast.getByRole("link", { name: phone.display })).toHaveAttribute(
        "href",
        `tel:${phone.number}`,
      );
      await form.expectTyped(visitor);

      await page.unroute(call);
      await form.sendButton.tap();
      await expect(form.sentHeading).toBeVisible();
      expect(await records.leads(visitor.email)).toHaveLength(1);
      await form.sendAnother.tap();
      await expect(toast).toHaveCount(0);
    });
  }

  await test.step("what it refuses stands at its field", async () => {
    const visitor = newVisitor();
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
    await expect(toast).toBeVisible();
    await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
    await expect(form.email).toBeFocused();
    await form.expectTyped(visitor);
    await page.unroute(call);
    await toast.getByRole("button", { name: "Dismiss" }).tap();
    await expect(toast).toHaveCount(0);
  });
});

/** Sends a message that arrives, but the form is told of a failure. */
async function sendInVain(page: Page, form: ContactForm) {
  const visitor = newVisitor();
  await form.fill(visitor);
  await page.route(call, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 503, json: { error: { status: "UNAVAILABLE", message: "" } } });
  });
  await form.sendButton.tap();
  await expect(form.toast("Error sending message")).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  await page.unroute(call);
  return visitor;
}

test("when the function fails after storing, sending again is one lead and one mail, and a corrected message still arrives", async ({
  page,
  problems,
}) => {
  // 400 is the server's answer to the same id with other words.
  problems.expect(/Failed to load resource: .*(503|400)/);
  const form = new ContactForm(page);
  await form.open();
  const visitor = await sendInVain(page, form);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);
  expect(await records.mails(visitor.email)).toHaveLength(1);

  await form.sendAnother.tap();
  await expect(form.toast("Error sending message")).toHaveCount(0);
  const other = await sendInVain(page, form);
  const corrected = "The same, with our address: 1 Main Street.";
  await form.message.fill(corrected);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  const leads = await records.leads(other.email);
  expect(leads.map(({ message }) => message).sort()).toEqual([corrected, other.message].sort());
});
