import { expect, type Page } from "playwright/test";
import { expectAccessible, overflowing, screens, showOn } from "./fixtures/accessibility.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
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
const noConsent = "Please check this box so we can text you, or choose a call or email";

/** Notes what each form that is sent has, by name. */
async function sentFields(page: Page): Promise<string[][]> {
  const sent: string[][] = [];
  await page.route(call, (route) => {
    sent.push(Object.keys(route.request().postDataJSON().data));
    return route.continue();
  });
  return sent;
}

test("nothing is asked about a phone without a number; with one, how to answer; and texts need a consent", async ({
  page,
}) => {
  const form = new ContactForm(page);
  const sent = await sentFields(page);
  await form.open();
  const radios = form.root.getByRole("radio");

  await test.step("left empty, the form is sent as ever", async () => {
    await expect(radios).toHaveCount(0);
    await expect(form.phone).not.toHaveAttribute("required");
    const visitor = newVisitor();
    await form.fill(visitor);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    const specified = ["firstName", "lastName", "companyName", "email", "serviceInterests"];
    const own = ["confirm_topic", "submission_id"];
    expect(sent).toEqual([[...specified, "businessType", "message", ...own]]);
    const [lead] = await records.leads(visitor.email);
    expect(lead).toMatchObject({ texts_ok_at: null });
    expect(lead?.phone).toBeUndefined();
    await form.sendAnother.tap();
  });

  await test.step("what is no number is said at its field", async () => {
    await form.fill(newVisitor());
    await form.phone.fill("555-0173");
    await form.sendButton.tap();
    await expect(form.phone).toBeFocused();
    await expect(form.phone).toHaveAccessibleDescription(noPhone);
  });

  await test.step("a number that is taken out again takes its questions with it", async () => {
    const visitor = newVisitor();
    await form.fill({ ...visitor, ...byText });
    await form.phone.fill("");
    await expect(radios).toHaveCount(0);
    await expect(form.textsOk).toHaveCount(0);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(sent.at(-1)).not.toContain("contactBy");
    await form.sendAnother.tap();
  });

  const visitor = newVisitor(byText);
  await test.step("texts need a consent, calls and emails don't", async () => {
    const { textsOk: _, ...withoutConsent } = visitor;
    await form.fill(withoutConsent);
    await form.sendButton.tap();
    await expect(form.textsOk).toBeFocused();
    await expect(form.textsOk).toHaveAccessibleDescription(noConsent);
    await form.way("call").check();
    await expect(form.textsOk).toHaveCount(0);
    await form.way("text").check();
    await form.textsOk.check();
    await expect(form.root.getByText(noConsent)).toHaveCount(0);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
  });

  await test.step("the lead and the owner's mail have it", async () => {
    const [lead] = await records.leads(visitor.email);
    expect(lead).toMatchObject({ phone, contact_by: "text" });
    expect(lead?.texts_ok_at).toBe(lead?.created_at);
    const { text } = await inbox.onlyMailFrom(visitor.email);
    expect(text).toContain(phone);
    expect(text).toContain("Text (agreed to get texts)");
  });
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

test("by keyboard alone", async ({ page }) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await form.message.focus();
  await page.keyboard.press("Tab");
  await page.keyboard.type(phone);
  // To the group, from "Call" to "Text", to the box, to the button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await expect(form.way("text")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(form.textsOk).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(form.sendButton).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toMatchObject([{ phone, contact_by: "text" }]);
});

test("the questions are clear to everybody, on small and large screens, light and dark", async ({
  page,
}) => {
  const form = new ContactForm(page);
  for (const screen of [...screens.lightWhenNarrow, ...screens.darkWhenNarrow]) {
    const where = `${screen.width} px, ${screen.colorScheme}`;
    await showOn(page, screen);
    await form.open();
    await form.phone.fill(phone);
    await form.way("text").check();
    await form.sendButton.click();
    await expect(form.textsOk).toHaveAccessibleDescription(noConsent);
    expect(await overflowing(page), where).toEqual([]);
    await expectAccessible(page, where);
    await expectClearControls(page, where, { within: 'form[name="contact"]' });
  }
});
