import { expect, type Page } from "playwright/test";
import { withDerivedFields } from "#contract/derived-fields";
import { inbox } from "./fixtures/mail-inbox.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import { kindsOfShortForm, type ShortFormRow } from "./fixtures/short-form-table.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// A phone of 360 px.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = `**${signupPath}`;

/** Where the specification wants no check beyond the input type, a domain without a dot is fine. */
const newEmailFor = ({ asksName }: ShortFormRow) =>
  newEmail(asksName ? "bakery.example" : "bakery");

/** The server fails, but has stored everything: the worst failure. What was typed stays. */
async function expectFailure(page: Page, form: ShortForm, email: string) {
  await form.fill(`  ${email} `, " Lee Ann Ortiz ");
  await page.route(call, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "" } } });
  });
  await form.button.tap();
  await form.expectToast("error", form.row.failure);
  await form.expectTyped(email, " Lee Ann Ortiz ");
  await page.unroute(call);
}

/** A lead for each quote that was asked for; none for a newsletter. */
function leadsOf({ asksName, source, town }: ShortFormRow, email: string) {
  const names = asksName ? { first_name: "Lee", last_name: "Ann Ortiz" } : { first_name: "" };
  const lead = { ...names, email, source, town, status: "todo", created_at: expect.any(String) };
  return town ? [lead] : [];
}

/** The visitor is thanked and the fields are emptied; all is stored once, and a quote is mailed. */
async function expectArrived(form: ShortForm, email: string) {
  const { row } = form;
  await form.expectToast("success", row.success);
  await form.expectReceived(email);
  await form.dismissToast();
  for (const intoForm of await form.page.locator('main a[href="#quote"]').all()) {
    await intoForm.tap();
    await expect(form.receivedHeading).toBeInViewport();
  }
  await form.goBackToForm();
  if (form.hasBox) await expect(form.box).not.toBeChecked();
  await expect(form.button).toBeEnabled();
  const times = { created_at: expect.anything(), expires_at: expect.anything() };
  const address = withDerivedFields("leads", { email });
  const subscriber = { ...address, source: row.source, wants_newsletter: row.asksName, ...times };
  const ofName = { name: "Lee Ann Ortiz", token_id: expect.any(String) };
  expect(await records.subscribers(email)).toEqual([
    { ...subscriber, ...(row.asksName && ofName) },
  ]);
  expect(await records.leads(email)).toMatchObject(leadsOf(row, email));
  if (!row.town) {
    expect(await records.mails(email)).toEqual([]);
    return;
  }
  const mail = await inbox.onlyMailFrom(email);
  expect(mail.to).toMatchObject([{ address: "owner@agency.example" }]);
  expect(mail.subject).toContain(`Quote request from ${row.town}`);
  expect(mail.text).toContain(email);
}

/** One that was typed but never confirmed is on no list: it is welcomed like a new one, and nothing changes. */
async function expectWelcomedAgain(form: ShortForm, email: string) {
  const before = await records.subscribers(email);
  await form.fill(email);
  await form.button.tap();
  await form.expectToast("success", form.row.success);
  await form.expectReceived(email);
  await form.dismissToast();
  await form.goBackToForm();
  expect(await records.subscribers(email)).toEqual(before);
}

/** An address that is on the list, in whatever case, is known and stays as it is. */
async function expectKnown(form: ShortForm, email: string) {
  const { row } = form;
  const before = await records.subscribers(email);
  const asked = email.toUpperCase();
  await form.fill(asked);
  await form.button.tap();
  if (row.duplicate) {
    await form.expectToast(row.town ? "success" : "error", row.duplicate);
    await form.expectTyped(asked);
    const arrived = form.root.getByRole("status");
    if (row.town) {
      await expect(arrived).toHaveText(
        `We got your quote request. We'll be in touch about your ${row.town} web design project.`,
      );
      await expect(arrived).toBeInViewport();
    } else await expect(arrived).toHaveCount(0);
  } else {
    await form.expectToast("success", row.success);
    await form.expectReceived(asked);
  }
  await form.dismissToast();
  expect(await records.subscribers(email)).toEqual(before);
  expect(await records.subscribers(asked)).toEqual([]);
  // Who asks for a quote gets one, known or not.
  expect(await records.leads(asked)).toMatchObject(leadsOf(row, asked));
}

// What a form says and does by itself is in tests/components/forms/short. Others of a kind have only other words.
for (const { form: row } of kindsOfShortForm) {
  test(`the form on ${row.path} arrives once, and knows who is on the list`, async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource: .*(500|409)/);
    const form = new ShortForm(page, row);
    const email = newEmailFor(row);
    await form.open();
    await test.step("the server fails: what was typed stays, is sent again and stored once", async () => {
      await expectFailure(page, form, email);
      await form.button.tap();
      await expectArrived(form, email);
    });
    await test.step("an address that nobody has confirmed is welcomed again", () =>
      expectWelcomedAgain(form, email));
    await test.step("one that is on the list is known", async () => {
      await records.confirm(email);
      await expectKnown(form, email);
    });
  });
}
