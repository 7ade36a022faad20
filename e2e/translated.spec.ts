import { expect, type Page } from "playwright/test";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { ana } from "./fixtures/people.ts";
import { closeScriptGate } from "./fixtures/request-gate.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/team-area.ts";

/**
 * Changes all texts of a page as a browser's translation does: replaces each text node with elements that have other
 * words.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
    for (const text of texts) {
      const { parentElement: parent, textContent } = text;
      if (!textContent?.trim() || !parent || parent.closest("script, style, font")) continue;
      const words = document.createElement("font");
      words.textContent = `«${textContent}»`;
      if (parent instanceof HTMLOptionElement) parent.text = `«${textContent}»`;
      else parent.replaceChild(words, text);
    }
  });
}

// Many owners in South Jersey read the site in Spanish, through their browser's translation.

test("keeps typing in a translated form, and sends the chosen business", async ({
  page,
  problems,
}) => {
  // React reports that the page isn't the one that was built.
  problems.expect(/Minified React error #418/);
  const visitor = newVisitor({ firstName: "Dana Field Test again" });
  const form = new ContactForm(page);
  const { root } = form;
  await form.open({ early: true });
  await translatePage(page);
  const scripts = await closeScriptGate(page);
  for (const name of ["lastName", "companyName", "email", "message"] as const) {
    await root.locator(`[name=${name}]`).fill(visitor[name]);
  }
  const first = root.locator("[name=firstName]");
  await first.pressSequentially("Dana Field");
  scripts.open();
  await first.pressSequentially(" Test", { delay: 100 });
  await expect(page.locator("[data-island=contact-form][data-ready]")).toBeVisible();
  await expect(first).toBeFocused();
  await first.pressSequentially(" again");
  await expect(first).toHaveValue(visitor.firstName);

  await translatePage(page);
  await root.locator("[name=serviceInterests]").first().check();
  await root.locator("[name=businessType]").selectOption({ label: `«${visitor.businessType}»` });
  await root.locator("[type=submit]").click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  expect(lead).toMatchObject({
    first_name: visitor.firstName,
    business_type: visitor.businessType,
    message: visitor.message,
  });
});

test("keeps a translated sign-in form and a lead's controls working", async ({
  page,
  problems,
  company,
}) => {
  problems.expect(/Minified React error #418/);
  const id = await company.addMessage(ana);
  await page.goto("/auth");
  await translatePage(page);
  await page.locator("[name=email]").fill(company.email);
  await page.locator("[name=password]").fill(demoPassword);
  await page.locator("form[name=sign-in] [type=submit]").click();
  await expect(page).toHaveURL(/\/dashboard$/);

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
