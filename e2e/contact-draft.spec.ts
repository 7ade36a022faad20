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

const {
  audit,
  "fundraiser-giveaway": giveaway,
  "plan-premium": premium,
} = content.forms.contact.topics;

type Topic = NonNullable<typeof audit>;

async function expectSubject(form: ContactForm, topic: Topic | undefined): Promise<void> {
  await expect(form.message).toHaveValue(`${topic?.message} `);
  for (const name of ["automation", "seo", "social"] as const) {
    const wanted = topic?.interests.includes(name) ?? false;
    await expect(form.interest(name)).toBeChecked({ checked: wanted });
  }
}

test("?topic=audit fills in what the visitor asked for, another topic nothing, and what was written goes before", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await test.step("a topic nobody knows leaves the form empty", async () => {
    await form.open({ query: "?topic=%3Cscript%3E" });
    await form.expectEmpty();
  });

  await test.step("?topic=audit fills in what the visitor asked for", async () => {
    await page.goto("/contact?topic=audit");
    await expectSubject(form, audit);
    await page.goto("/");
    await page.getByRole("link", { name: "Get a Free Audit" }).first().tap();
    await expect(page).toHaveURL("/contact?topic=audit#message");
    await expectSubject(form, audit);
  });

  await test.step("what the visitor has written goes before it", async () => {
    await form.message.fill("I have written this myself.");
    await page.goto("/contact?topic=audit");
    await form.awake();
    await expect(form.message).toHaveValue("I have written this myself.");
  });
});

test("a second subject in one visit takes the place of the first one, by link and by reload", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await test.step("by links", async () => {
    await page.goto("/fundraiser");
    await page.getByRole("link", { name: "Enter the giveaway" }).first().tap();
    await expectSubject(form, giveaway);
    await page.goto("/web-design");
    await page.getByRole("link", { name: "Ask about Premium" }).tap();
    await expect(page).toHaveURL("/contact?topic=plan-premium#message");
    await expectSubject(form, premium);
  });

  await test.step("by address and by reload", async () => {
    await page.goto("/contact?topic=audit");
    await expectSubject(form, audit);
    await page.reload();
    await form.awake();
    await expectSubject(form, audit);
    await page.goto("/contact");
    await form.awake();
    await form.expectEmpty();
  });
});

test("a half-filled form follows the next subject where the visitor has typed nothing, and keeps the rest", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await test.step("a name typed before any subject: the message follows the first one", async () => {
    await form.open();
    await form.firstName.fill("Rosa");
    await page.goto("/contact?topic=fundraiser-giveaway");
    await expectSubject(form, giveaway);
    await expect(form.firstName).toHaveValue("Rosa");
  });

  await test.step("a name typed, the message untouched: it follows the next subject", async () => {
    await form.email.fill("rosa@plumbing.example");
    await page.goto("/contact?topic=plan-premium");
    await expectSubject(form, premium);
    await expect(form.firstName).toHaveValue("Rosa");
    await expect(form.email).toHaveValue("rosa@plumbing.example");
  });

  await test.step("the message edited: it stays, and what is untouched follows", async () => {
    const written = `${premium?.message}For two shops, please.`;
    await form.message.fill(written);
    for (const query of ["?topic=audit", "?topic=ai-one", ""]) {
      await form.open({ query });
      await expect(form.message).toHaveValue(written);
      await expect(form.firstName).toHaveValue("Rosa");
    }
    await form.open({ query: "?topic=audit" });
    await expect(form.interest("seo")).toBeChecked();
    await expect(form.interest("social")).not.toBeChecked();
  });

  await test.step("a box taken away and a message emptied stay so after a reload", async () => {
    await form.interest("seo").uncheck();
    await form.message.fill("");
    await page.reload();
    await form.awake();
    await expect(form.interest("seo")).not.toBeChecked();
    await expect(form.message).toHaveValue("");
  });
});

test("a topic is named above the fields and goes with the message, unless the visitor clears it", async ({
  page,
}) => {
  const about = `About: ${audit?.about}`;
  const form = new ContactForm(page);
  const visitor = newVisitor();

  await test.step("cleared, nothing of it is left, also after a reload", async () => {
    await page.goto("/contact?topic=audit#message");
    await expect(page.getByText(about)).toBeVisible();
    await form.email.fill(visitor.email);
    await page.getByRole("button", { name: content.forms.contact.clearTopic }).tap();
    await expect(page.getByText(about)).toBeHidden();
    await expect(form.firstName).toBeFocused();
    await expect(form.message).toHaveValue("");
    await expect(form.interest("seo")).not.toBeChecked();
    await page.reload();
    await form.awake();
    await expect(page.getByText(about)).toBeHidden();
    await expect(form.email).toHaveValue(visitor.email);
  });

  await test.step("a message in the visitor's own words says what it is about", async () => {
    await page.goto("/contact?topic=audit#message");
    await form.fill(visitor);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toMatchObject([
      { message: `${about}\n\n${visitor.message}` },
    ]);
  });

  await test.step("the next message is about nothing yet", async () => {
    await form.sendAnother.tap();
    await expect(page.getByText(about)).toBeHidden();
    await form.expectEmpty();
  });
});
