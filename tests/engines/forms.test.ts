import { expect } from "vitest";
import { newVisitor } from "../../e2e/fixtures/contact-form.ts";
import { inbox } from "../../e2e/fixtures/mail-inbox.ts";
import { newEmail } from "../../e2e/fixtures/short-form.ts";
import { content } from "../../e2e/fixtures/site-content.ts";
import { records } from "../../e2e/fixtures/stored-records.ts";
import { fillContactForm } from "./contact-page.ts";
import { journey } from "./journey.ts";

const { contact, received } = content.forms;

journey("says what the contact form lacks, keeps a draft, and sends once", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.press("button", contact.submit);
  await visitor.expectText("First name must be at least 2 characters");
  await visitor.expectInPage(`document.activeElement?.name`, "firstName");
  const rosa = newVisitor({ message: "Our site is slow on a phone." });
  await fillContactForm(visitor, rosa);
  await visitor.expectNoText("First name must be at least 2 characters");
  await visitor.open("/contact");
  await visitor.expectValue(contact.labels.firstName, rosa.firstName);
  await visitor.expectValue(contact.labels.message, rosa.message);
  await visitor.press("button", contact.submit);
  await visitor.expectText(contact.sent.heading);
  expect(await records.leads(rosa.email)).toMatchObject([
    { first_name: rosa.firstName, message: rosa.message, business_type: rosa.businessType },
  ]);
});

journey("sends a form once that is typed and sent before its script", async ({ visitor, site }) => {
  const release = site.holdScripts();
  await visitor.open("/contact");
  const rosa = newVisitor({ message: "Our site is slow on a phone." });
  await fillContactForm(visitor, rosa);
  await visitor.press("button", contact.submit);
  await visitor.press("button", contact.submit);
  release();
  await visitor.expectText(contact.sent.heading);
  expect(await records.leads(rosa.email)).toMatchObject([
    { first_name: rosa.firstName, last_name: rosa.lastName, message: rosa.message },
  ]);
});

journey(
  "neither loses nor repeats letters typed while a script arrives",
  async ({ visitor, site }) => {
    const release = site.holdScripts();
    await visitor.open("/contact");
    await visitor.type(contact.labels.firstName, "Ro");
    release();
    const rest = "sa Maria Magdalena of Delgado Plumbing";
    await visitor.window.type(rest);
    await visitor.expectInPage(
      `Boolean(document.querySelector("[data-island=contact-form][data-ready]"))`,
      true,
    );
    await visitor.expectValue(contact.labels.firstName, `Ro${rest}`);
  },
);

journey("asks for a quote, then joins, confirms and leaves the newsletter", async ({ visitor }) => {
  await visitor.open("/web-design-medford");
  const quoted = newEmail();
  await visitor.type("Name", "Lee Ann Ortiz");
  await visitor.type("Email", quoted);
  await visitor.press("button", "Get Free Quote");
  await visitor.expectText(received.quote.heading);
  await expect.poll(() => records.leads(quoted)).toHaveLength(1);

  const joined = newEmail();
  await visitor.open("/web-design");
  await visitor.type("Name", "Lee Ann Ortiz");
  await visitor.type("Email", joined);
  await visitor.press("button", "Join the Newsletter");
  await visitor.expectText(received.newsletter.heading);
  const { text } = await inbox.onlyMailTo(joined);
  const link = (purpose: string) =>
    new RegExp(`/newsletter\\?token=${purpose}\\.\\S+`).exec(text)?.[0] ?? "";
  await visitor.open(link("confirm"));
  await visitor.press("button", "Yes, Send Me the Newsletter");
  await visitor.expectText("You're on the list.");
  await visitor.open(link("about"));
  await visitor.press("button", "Unsubscribe");
  await visitor.expectText("You're unsubscribed.");
});
