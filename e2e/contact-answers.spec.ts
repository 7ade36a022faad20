import { expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";

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
