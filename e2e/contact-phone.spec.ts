import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import {
  expectEmptyOutbox,
  expectSentOnce,
  keptHeading,
  outboxEntries,
} from "./fixtures/outbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/send-contact-email";
const phone = "(856) 555-0173";
const byText = { phone, contactBy: "text", textsOk: true } as const;
const noPhone = "Please enter a phone number with the area code, or leave this empty";

test("the lead and the owner's mail have the number and how to answer", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  const visitor = newVisitor(byText);
  await form.fill(visitor);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  expect(lead).toMatchObject({ phone, contact_by: "text" });
  expect(lead?.texts_ok_at).toBe(lead?.created_at);
  const { text } = await inbox.onlyMailFrom(visitor.email);
  expect(text).toContain(phone);
  expect(text).toContain("Text (agreed to get texts)");
});

test("a reload, an outbox and a refusal keep the number and what was chosen for it", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_|could not be loaded; it is tried again|Failed to load.*400/);
  const visitor = newVisitor(byText);
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await page.reload();
  await form.expectTyped(visitor);

  await test.step("a refused form comes back whole", async () => {
    await context.setOffline(true);
    await form.sendButton.tap();
    await expect(keptHeading(page)).toBeVisible();
    expect(await outboxEntries(page)).toMatchObject([{ data: byText }]);
    const fields = { phone: noPhone };
    const details = { code: "INVALID_FIELDS", fields };
    const error = { status: "INVALID_ARGUMENT", message: "Please check", details };
    await context.route(call, (route) => route.fulfill({ status: 400, json: { error } }));
    await context.setOffline(false);
    await page.getByRole("button", { name: "Open It" }).tap();
    await form.expectTyped(visitor);
    await expect(form.phone).toHaveAccessibleDescription(noPhone);
  });

  await test.step("and is sent from there", async () => {
    await context.unroute(call);
    await form.phone.fill(`${phone} x2`);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    await expectSentOnce(visitor.email);
    const stored = { phone: `${phone} x2`, contact_by: "text" };
    expect(await records.leads(visitor.email)).toMatchObject([stored]);
    await expectEmptyOutbox(page);
  });
});
