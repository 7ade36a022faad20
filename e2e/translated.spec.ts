import { expect } from "playwright/test";
import { demoPassword } from "../scripts/admin/seed/demo-accounts.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
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

test("typing goes on while the script of a translated form arrives", async ({ page, problems }) => {
  // React says that the page isn't the one that was built.
  problems.expect(/Minified React error #418/);
  await page.goto("/contact");
  await translatePage(page);
  const scripts = await closeScriptGate(page);
  const form = page.locator("form[name=contact]");
  const first = form.locator("[name=firstName]");
  await form.locator("[name=message]").fill("We want a new site before spring.");
  await first.pressSequentially("Dana Field");
  scripts.open();
  await first.pressSequentially(" Test", { delay: 100 });
  await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  await expect(first).toBeFocused();
  await first.pressSequentially(" again");
  await expect(first).toHaveValue("Dana Field Test again");
  await expect(form.locator("[name=message]")).toHaveValue("We want a new site before spring.");
});

test("a translated sign-in form keeps what is typed, and the press", async ({
  page,
  problems,
  company,
}) => {
  problems.expect(/Minified React error #418/);
  await page.goto("/auth");
  await translatePage(page);
  await page.locator("[name=email]").fill(company.email);
  await page.locator("[name=password]").fill(demoPassword);
  await page.locator("form[name=sign-in] [type=submit]").click();
  await expect(page).toHaveURL(/\/dashboard$/);
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
