import { expect } from "playwright/test";
import { startClient } from "./fixtures/client-start.ts";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

test("a look at another page and a reload keep what was typed, until it is sent", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await startClient(page);
  await form.fill(visitor);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).tap();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await form.expectTyped(visitor);

  await page.reload();
  await form.expectTyped(visitor);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toHaveLength(1);

  // Neither of what the reload had brought back.
  await form.sendAnother.tap();
  await page.reload();
  await form.awake();
  await form.expectEmpty();
});

const { audit } = content.forms.contact.matters;

test("?matter=audit fills in what the visitor asked for, another matter nothing, and what was written goes before", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await test.step("a matter nobody knows leaves the form empty", async () => {
    await form.open({ query: "?matter=%3Cscript%3E" });
    await form.expectEmpty();
  });

  await test.step("?matter=audit fills in what the visitor asked for", async () => {
    await page.goto("/contact?matter=audit");
    await expect(form.message).toHaveValue(audit?.message ?? "no text");
    // Otherwise what is filled in next might be the draft of this.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/");
    await page.getByRole("link", { name: "Get a Free Audit" }).first().tap();
    await expect(page).toHaveURL("/contact?matter=audit");
    await expect(form.message).toHaveValue(audit?.message ?? "no text");
    for (const interest of audit?.interests ?? []) {
      await expect(form.interest(interest)).toBeChecked();
    }
  });

  await test.step("what the visitor has written goes before it", async () => {
    await form.message.fill("I have written this myself.");
    await page.goto("/contact?matter=audit");
    await form.awake();
    await expect(form.message).toHaveValue("I have written this myself.");
  });
});
