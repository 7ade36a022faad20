import { expect } from "@playwright/test";
import { inbox } from "./fixtures/mail-inbox.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import { type ShortFormRow, shortForms } from "./fixtures/short-form-table.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// A phone of 360 px.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

/** Rows that refuse bad input with the same words: one of them is tried with every kind of it. */
const refusal = ({ asksName, missing, invalidEmail }: ShortFormRow) =>
  JSON.stringify([asksName, missing, invalidEmail]);
const triedWithAll = new Set(
  new Map([...shortForms].reverse().map((row) => [refusal(row), row])).values(),
);

for (const row of shortForms) {
  const { path, source, asksName, town } = row;
  const names = asksName ? { first_name: "Lee", last_name: "Ann Ortiz" } : { first_name: "" };
  const lead = { ...names, source, town, status: "todo", created_at: expect.any(String) };
  /** A lead for each quote that was asked for; none for a newsletter. */
  const leads = (email: string, quotes: number) =>
    Array.from({ length: town ? quotes : 0 }, () => ({ ...lead, email }));

  test(`the form on ${path}: every way it can end`, async ({ page, request, problems }) => {
    const form = new ShortForm(page, row);
    await form.open();

    await test.step("bad input is refused in the words of the specification, and nothing is sent", async () => {
      let calls = 0;
      await page.route(`**${signupPath}`, (route) => {
        calls += 1;
        return route.abort();
      });
      const some = <Input>(all: Input[]) => (triedWithAll.has(row) ? all : all.slice(0, 1));
      const incomplete = asksName
        ? [
            ["", ""],
            ["", "Lee"],
            ["lee@bakery.example", "  "],
          ]
        : [["   ", ""]];
      for (const [email = "", name = ""] of some(incomplete)) {
        await form.fill(email, name);
        await form.button.tap();
        await expect(asksName && name.trim() === "" ? form.name : form.email).toBeFocused();
        if (row.missing) {
          await form.expectToast("error", row.missing);
          await form.dismissToast();
        }
        await expect(form.toasts).toHaveCount(0);
        // An e-mail field drops blanks by itself.
        await form.expectTyped(email.trim(), name);
      }

      const wrong = ["lee", "lee@", "@bakery.example", "lee ann@bakery.example"];
      for (const email of some(asksName ? [...wrong, "lee@bakery"] : wrong)) {
        await form.fill(email);
        await form.button.tap();
        await expect(form.email).toBeFocused();
        await expect(form.email).toHaveAttribute("aria-invalid", "true");
        await expect(form.email).toHaveAccessibleDescription("Please enter a valid email address");
        if (row.invalidEmail) {
          await form.expectToast("error", row.invalidEmail);
          await form.dismissToast();
        }
        await expect(form.toasts).toHaveCount(0);
        await form.expectTyped(email);
      }
      expect(calls).toBe(0);
      await page.unroute(`**${signupPath}`);
    });

    await test.step("the server fails: what was typed stays, is sent again and stored once, and the fields are emptied", async () => {
      problems.expect(/Failed to load resource: .*500/);
      // Where the specification wants no check beyond the input type, a domain without a dot is fine.
      const email = newEmail(asksName ? "bakery.example" : "bakery");
      await form.fill(`  ${email} `, " Lee Ann Ortiz ");
      // The worst failure: everything was stored, and only the answer is lost.
      await page.route(`**${signupPath}`, async (route) => {
        await route.fetch();
        await route.fulfill({ status: 500, json: { error: { status: "INTERNAL", message: "" } } });
      });
      await form.button.tap();
      await form.expectToast("error", row.failure);
      await form.expectTyped(email, " Lee Ann Ortiz ");
      await page.unroute(`**${signupPath}`);

      let letThrough = () => {};
      const held = new Promise<void>((resolve) => {
        letThrough = resolve;
      });
      await page.route(`**${signupPath}`, async (route) => {
        await held;
        await route.continue();
      });
      await form.button.tap();
      await expect(form.button).toHaveText(row.submitting);
      await expect(form.button).toBeDisabled();
      letThrough();

      await form.expectToast("success", row.success);
      await form.expectTyped("", "");
      await expect(form.button).toBeEnabled();
      await form.dismissToast();
      await page.unroute(`**${signupPath}`);
      expect(await records.subscribers(email)).toEqual([
        {
          email,
          source,
          ...(asksName && { name: "Lee Ann Ortiz" }),
          created_at: expect.anything(),
        },
      ]);
      expect(await records.leads(email)).toMatchObject(leads(email, 1));
      if (!town) {
        expect(await records.mails(email)).toEqual([]);
        return;
      }
      const mail = await inbox.onlyMailFrom(email);
      expect(mail.to).toMatchObject([{ address: "owner@agency.example" }]);
      expect(mail.subject).toContain(`Quote request from ${town}`);
      expect(mail.text).toContain(email);
    });

    await test.step("an address that is there already is known", async () => {
      if (row.duplicate) problems.expect(/Failed to load resource: .*409/);
      const email = newEmail();
      const seed = { email, name: "Lee", source: "web-design-page" };
      const data = { ...seed, submission_id: crypto.randomUUID() };
      const answer = await request.post(signupPath, { data: { data } });
      expect(answer.status()).toBe(200);

      await form.fill(email.toUpperCase());
      await form.button.tap();
      if (row.duplicate) {
        await form.expectToast("error", row.duplicate);
        await form.expectTyped(email.toUpperCase());
      } else {
        await form.expectToast("success", row.success);
        await form.expectTyped("", "");
      }
      expect(await records.subscribers(email)).toMatchObject([{ source: "web-design-page" }]);
      expect(await records.subscribers(email.toUpperCase())).toEqual([]);
      // Who asks for a quote gets one, known or not.
      const asked = email.toUpperCase();
      expect(await records.leads(asked)).toMatchObject(leads(asked, 1));
    });
  });
}
