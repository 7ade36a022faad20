import { expect, type Locator, type Page } from "playwright/test";
import { withDerivedFields } from "#contract/derived-fields";
import { inbox } from "./fixtures/mail-inbox.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import {
  kindsOfShortForm,
  type ShortFormRow,
  type ToastTexts,
} from "./fixtures/short-form-table.ts";
import { content, sectionsOf } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// A phone of 360 px.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = `**${signupPath}`;

/** Where the specification wants no check beyond the input type, a domain without a dot is fine. */
const newEmailFor = ({ asksName }: ShortFormRow) =>
  newEmail(asksName ? "bakery.example" : "bakery");

/** Every word that the form can show is the specification's. */
function expectWords({ path, source, ...row }: ShortFormRow) {
  const [texts] = sectionsOf(path).flatMap((section) =>
    "texts" in section && section.texts?.kind === "short" ? section.texts.texts : [],
  );
  expect(texts?.source).toBe(source);
  const toast = (found?: { title: string; text?: string | undefined }): ToastTexts | undefined =>
    found && { title: found.title, text: found.text ?? "" };
  expect(texts?.submitting).toBe(row.submitting);
  for (const end of ["missing", "invalidEmail", "failure", "duplicate", "success"] as const) {
    expect(toast(texts?.[end]), end).toEqual(row[end]);
  }
}

const { missingField } = content.forms;

/** The field says what is wrong with it, to eyes and to screen readers; without `message`, nothing. */
async function expectMarked(field: Locator, message: string | undefined) {
  if (!message) {
    await expect(field).not.toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("");
    return;
  }
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field.locator("xpath=ancestor::form").getByText(message)).toBeVisible();
}

/** Bad input is refused, and nothing is sent. */
async function expectRefusals(page: Page, form: ShortForm) {
  const { asksName, missing, invalidEmail } = form.row;
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return route.abort();
  });
  const incomplete = asksName
    ? [
        ["", ""],
        ["", "Lee"],
        ["lee@bakery.example", "  "],
      ]
    : [["   ", ""]];
  for (const [email = "", name = ""] of incomplete) {
    await form.fill(email, name);
    await form.button.tap();
    const noName = asksName && name.trim() === "";
    await expect(noName ? form.name : form.email).toBeFocused();
    if (asksName) await expectMarked(form.name, noName ? missingField.name : undefined);
    await expectMarked(form.email, email.trim() === "" ? missingField.email : undefined);
    if (missing) {
      await form.expectToast("error", missing);
      await form.dismissToast();
    }
    await expect(form.toasts).toHaveCount(0);
    // An email field drops blanks by itself.
    await form.expectTyped(email.trim(), name);
  }

  const wrong = ["lee", "lee@", "@bakery.example", "lee ann@bakery.example"];
  for (const email of asksName ? [...wrong, "lee@bakery"] : wrong) {
    await form.fill(email);
    await form.button.tap();
    await expect(form.email).toBeFocused();
    await expectMarked(form.email, "Please enter a valid email address");
    if (invalidEmail) {
      await form.expectToast("error", invalidEmail);
      await form.dismissToast();
    }
    await expect(form.toasts).toHaveCount(0);
    await form.expectTyped(email);
  }
  expect(calls).toBe(0);
  await page.unroute(call);
}

/** The server fails, but has stored everything: the worst failure. What was typed stays. */
async function expectFailure(page: Page, form: ShortForm, email: string) {
  await form.fill(`  ${email} `, " Lee Ann Ortiz ");
  await page.route(call, async (route) => {
    await route.fetch();
    await route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "" } } });
  });
  await form.button.tap();
  await form.expectToast("error", form.row.failure);
  const { phone, email: ours } = content.site;
  const ways = [`tel:${phone.number}`, `mailto:${ours}`];
  expect(
    await form.toasts
      .getByRole("link")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href"))),
  ).toEqual(ways);
  await form.expectTyped(email, " Lee Ann Ortiz ");
  await page.unroute(call);
}

/** Presses the button again, whose text says so while the form is on its way. */
async function expectOnItsWay(page: Page, { button, row }: ShortForm) {
  const calls = await closeGate(page, call);
  await button.tap();
  await expect(button).toHaveText(row.submitting);
  await expect(button).toBeDisabled();
  calls.open();
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
  await expect(form.toasts.getByRole("link")).toHaveCount(0);
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

for (const { form: row, alike } of kindsOfShortForm) {
  const paths = [row, ...alike].map(({ path }) => path).join(", ");
  test(`the form on ${paths}: every way it can end`, async ({ page, problems }) => {
    const form = new ShortForm(page, row);
    const email = newEmailFor(row);
    expectWords(row);
    await form.open();
    await test.step("bad input is refused, and nothing is sent", () => expectRefusals(page, form));
    await test.step("the server fails: what was typed stays, is sent again and stored once", async () => {
      problems.expect(/Failed to load resource: .*500/);
      await expectFailure(page, form, email);
      await expectOnItsWay(page, form);
      await expectArrived(form, email);
      await page.unroute(call);
    });
    await test.step("an address that nobody has confirmed is welcomed again", () =>
      expectWelcomedAgain(form, email));
    await test.step("one that is on the list is known", async () => {
      await records.confirm(email);
      if (row.duplicate) problems.expect(/Failed to load resource: .*409/);
      await expectKnown(form, email);
    });

    for (const other of alike) {
      await test.step(`the form on ${other.path} arrives too`, async () => {
        expectWords(other);
        const next = new ShortForm(page, other);
        const another = newEmailFor(other);
        await next.openByLink();
        await next.fill(another);
        await next.button.tap();
        await expectArrived(next, another);
      });
    }
  });
}
