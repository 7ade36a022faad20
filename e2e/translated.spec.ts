import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { records } from "./fixtures/stored-records.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { translatePage } from "./fixtures/translate-page.ts";

// Many owners in South Jersey read the site in Spanish, by their browser's translation.

test("the contact form is sent from a translated page, with the business they chose", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await translatePage(page);
  const { root } = form;
  for (const name of ["firstName", "lastName", "companyName", "email", "message"] as const) {
    await root.locator(`[name=${name}]`).fill(visitor[name]);
  }
  await root.locator("[name=serviceInterests]").first().check();
  await root.locator("[name=businessType]").selectOption({ label: `«${visitor.businessType}»` });
  await root.locator("[type=submit]").click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  expect(lead).toMatchObject({ business_type: visitor.businessType });
});

test("every control of a translated lead works", async ({ page, company }) => {
  const id = await company.addMessage({
    first_name: "Ana",
    last_name: "Ruiz",
    email: "ana@ruiz.example",
  });
  await signIn(page, company.email);
  await page.goto(`/company-leads?lead=${id}`);
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "Set it aside" })).toBeVisible();
  await translatePage(page);
  const kinds = sheet.locator("input[type=radio]");
  for (const index of [...Array(await kinds.count()).keys()].reverse()) {
    await kinds.nth(index).check({ force: true });
    await translatePage(page);
  }
  await sheet.locator("input[type=radio][value=note]").check({ force: true });
  await sheet.locator("textarea").fill("Prefers mornings");
  await sheet.getByRole("button", { name: /Add to the log/ }).click();
  await expect(sheet.getByText("Prefers mornings")).toBeVisible();
  await sheet.getByRole("button", { name: /Set it aside/ }).click();
  await expect.poll(() => company.log(id)).toHaveLength(2);
  await expect(sheet.getByText("This page isn't working")).toHaveCount(0);
});
