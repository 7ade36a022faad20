import { expect } from "playwright/test";
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
  await form.fill(visitor);
  const footer = page.getByRole("contentinfo");
  await footer.getByLabel("More on Company").tap();
  await footer.getByRole("link", { name: "About" }).tap();
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

test("a topic comes with the link, gives way to the next, and goes with the message", async ({
  page,
}) => {
  const { "fundraiser-giveaway": giveaway, "plan-premium": premium } = content.forms.contact.topics;
  const form = new ContactForm(page);
  const visitor = newVisitor();
  await page.goto("/fundraiser");
  await page.getByRole("link", { name: "Enter the giveaway" }).first().tap();
  await expect(form.message).toHaveValue(`${giveaway?.message} `);
  await form.email.fill(visitor.email);

  await page.goto("/web-design");
  await page.getByRole("link", { name: "Ask about Premium" }).tap();
  await expect(page).toHaveURL("/contact?topic=plan-premium#message");
  await expect(form.message).toHaveValue(`${premium?.message} `);
  await expect(form.email).toHaveValue(visitor.email);
  await form.fill(visitor);
  await page.reload();
  await expect(form.message).toHaveValue(visitor.message);
  await form.sendButton.tap();
  await expect(form.sentHeading).toBeVisible();
  expect(await records.leads(visitor.email)).toMatchObject([
    { message: `About: ${premium?.about}\n\n${visitor.message}` },
  ]);
});
