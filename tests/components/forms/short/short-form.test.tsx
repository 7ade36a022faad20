import { beforeEach, describe, expect, test } from "vitest";
import { commands, type Locator, page } from "vitest/browser";
import { ShortForm } from "#web/src/forms/short/short-form.tsx";
import {
  kindsOfShortForm,
  type ShortFormRow,
  type ToastTexts,
} from "../../../../e2e/fixtures/short-form-table.ts";
import {
  dismissToast,
  received,
  refuseOnce,
  server,
  standInForServer,
  toast,
} from "../../fixtures/form-server.ts";
import { render } from "../../render.tsx";

const { site, forms } = await commands.content();
const allTexts = await commands.shortForms();

const name = page.getByLabelText("Name", { exact: true });
const email = page.getByLabelText("Email", { exact: true });
const box = page.getByLabelText("Yes, send me the newsletter too");

function textsOf({ source }: ShortFormRow) {
  const texts = allTexts.find((one) => one.source === source);
  if (!texts) throw new Error(`no form has the source ${source}`);
  return texts;
}

standInForServer();

async function expectToast(
  kind: "success" | "error",
  { title, text = "" }: Partial<ToastTexts>,
): Promise<void> {
  await expect.element(toast).toHaveAttribute("data-kind", kind);
  const part = (of: string) => toast.query()?.querySelector(`[data-part=${of}]`)?.textContent;
  expect([part("title"), part("description") ?? ""]).toEqual([title, text]);
}

/** Expects the field to show its error and announce it to screen readers; without `message`, to have none. */
async function expectMarked(field: Locator, message = ""): Promise<void> {
  if (message) await expect.element(field).toHaveAttribute("aria-invalid", "true");
  else await expect.element(field).not.toHaveAttribute("aria-invalid", "true");
  await expect.element(field).toHaveAccessibleDescription(message);
}

test.each(kindsOfShortForm.flatMap(({ form, alike }) => [form, ...alike]))(
  "has the specification's words on $path",
  ({ source, ...row }) => {
    const texts = textsOf({ source, ...row });
    expect(texts.submitting).toBe(row.submitting);
    for (const end of ["missing", "invalidEmail", "failure", "duplicate", "success"] as const) {
      const words = texts[end] && { title: texts[end].title, text: texts[end].text ?? "" };
      expect(words, end).toEqual(row[end]);
    }
  },
);

describe.each(kindsOfShortForm)("the form on $form.path", ({ form: row }) => {
  const texts = textsOf(row);
  const asksNewsletter = row.asksName && row.town !== undefined;
  const send = page.getByRole("button", { name: texts.submit, exact: true });

  async function fill(address: string, called = "Lee Ann Ortiz"): Promise<void> {
    if (row.asksName) await name.fill(called);
    await email.fill(address);
  }

  async function expectTyped(address: string, called = "Lee Ann Ortiz"): Promise<void> {
    if (row.asksName) await expect.element(name).toHaveValue(called);
    await expect.element(email).toHaveValue(address);
  }

  beforeEach(() => render(<ShortForm texts={texts} />));

  test("says what is missing, and sends nothing", async () => {
    const missing: [string, string][] = row.asksName
      ? [
          ["", ""],
          ["", "Lee"],
          ["lee@bakery.example", "  "],
        ]
      : [["   ", ""]];
    for (const [address, called] of missing) {
      await fill(address, called);
      await send.click();
      const hasNoName = row.asksName && called.trim() === "";
      await expect.element(hasNoName ? name : email).toHaveFocus();
      if (row.asksName) await expectMarked(name, hasNoName ? forms.missingField.name : "");
      await expectMarked(email, address.trim() === "" ? forms.missingField.email : "");
      if (row.missing) {
        await expectToast("error", row.missing);
        await dismissToast();
      } else expect(toast.query()).toBeNull();
      // An email field trims its value itself.
      await expectTyped(address.trim(), called);
    }
    expect(server).not.toHaveBeenCalled();
  });

  test("refuses an invalid address and sends nothing", async () => {
    const wrong = ["lee", "lee@", "@bakery.example", "lee ann@bakery.example"];
    // Where the specification wants no check beyond the input type, a domain without a dot is fine.
    for (const address of row.asksName ? [...wrong, "lee@bakery"] : wrong) {
      await fill(address);
      await send.click();
      await expect.element(email).toHaveFocus();
      await expectMarked(email, "Please enter a valid email address");
      if (row.invalidEmail) {
        await expectToast("error", row.invalidEmail);
        await dismissToast();
      } else expect(toast.query()).toBeNull();
      await expectTyped(address);
    }
    expect(server).not.toHaveBeenCalled();
  });

  test("keeps the input when the server fails, and shows when it's sending", async () => {
    refuseOnce(500, "INTERNAL");
    const address = row.asksName ? "lee@bakery.example" : "lee@bakery";
    await fill(`  ${address} `);
    if (asksNewsletter) await expect.element(box).not.toBeChecked();
    await send.click();
    await expectToast("error", row.failure);
    const links = toast.getByRole("link").elements();
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      `tel:${site.phone.number}`,
      `mailto:${site.email}`,
    ]);
    await expectTyped(address);

    const { promise, resolve } = Promise.withResolvers<Response>();
    server.mockReturnValueOnce(promise);
    await send.click();
    const busy = page.getByRole("button", { name: row.submitting, exact: true });
    await expect.element(busy).toBeDisabled();
    resolve(received());
    await expectToast("success", texts.successWithoutNewsletter ?? row.success);
    expect(toast.getByRole("link").elements()).toEqual([]);
    // With its box left empty, the form says nothing about a list.
    expect(page.getByText(forms.received.quote.confirm).elements()).toEqual([]);
    const ids = server.mock.calls.map(([{ submission_id: id }]) => id);
    expect(new Set(ids).size).toBe(1);
    await page.getByRole("button", { name: "Back to the Form" }).click();
    await expectTyped("", "");
  });

  test("recognizes an address that is already on the list", async () => {
    refuseOnce(409, "ALREADY_EXISTS", { code: "EMAIL_EXISTS" });
    await fill("lee@bakery.example");
    if (asksNewsletter) await box.click();
    await send.click();
    if (!row.duplicate) return expectToast("error", row.failure);
    await expectToast(row.town ? "success" : "error", row.duplicate);
    await expectTyped("lee@bakery.example");
    if (asksNewsletter) await expect.element(box).toBeChecked();
    const arrived = page.getByText(`We got your quote request. We'll be in touch about your`);
    expect(arrived.elements()).toHaveLength(row.town ? 1 : 0);
  });

  test.skipIf(asksNewsletter || !row.duplicate)(
    "offers the form again if a waiting address was on the list",
    async () => {
      server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
      await fill("lee@bakery.example");
      await send.click();
      refuseOnce(409, "ALREADY_EXISTS", { code: "EMAIL_EXISTS" });
      await page.getByRole("button", { name: forms.unsent.waiting.sendNow }).click();
      await expectToast("error", { ...row.duplicate });
      await expect.element(email).toBeVisible();
      await expect.element(email).toHaveValue("");
    },
  );
});
