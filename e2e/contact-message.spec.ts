import { randomBytes } from "node:crypto";
import { type Browser, expect } from "playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import { limits } from "#contract/limits";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inboxOrigin } from "./fixtures/environment.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

// A phone of 360 px. In order, because one test switches the mail server off for a while.
test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
test.describe.configure({ mode: "default" });

const call = "**/api/send-contact-email";

test("a message becomes a lead and a mail that the owner can read, a second one a second lead", async ({
  page,
  browser,
}) => {
  const visitor = newVisitor({
    // Other tests' mails come in meanwhile: this one is told by its subject.
    companyName: `Delgado Plumbing & Heating ${randomBytes(4).toString("hex")}`,
    message: "Please call <b>after</b> five & before nine.\nCould you look at it?",
  });
  const form = new ContactForm(page);
  await form.open();

  await test.step("while it is being sent the button says so and cannot be pressed", async () => {
    await form.fill(visitor);
    const calls = await closeGate(page, call);
    await expect(form.sendButton).toHaveText(content.forms.contact.submit);
    await form.sendButton.tap();
    await expect(form.sendButton).toHaveText("Sending...");
    await expect(form.sendButton).toBeDisabled();
    calls.open();
    await expect(form.sentHeading).toBeVisible();
    await expect(form.sentHeading).toBeFocused();
    await expect(form.toast("Message sent successfully!")).toContainText(
      "I'll get back to you within 24 hours.",
    );
    await page.unroute(call);
  });

  await test.step("it is stored, a lead, and mailed to the owner", () => expectArrived(visitor));
  await test.step("the owner reads it in the web inbox", () => expectInWebInbox(browser, visitor));

  await test.step("Send Another Message gives an empty form, whose message is a second lead", async () => {
    await form.sendAnother.tap();
    await form.expectEmpty();
    await expect(form.root.getByText("must be at least")).toHaveCount(0);
    await form.fill({ ...visitor, message: "One more thing: do you also do logos?" });
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toHaveLength(2);
  });

  await test.step("nothing stays behind after sending: a reload shows an empty form", async () => {
    await page.reload();
    await form.awake();
    await form.expectEmpty();
  });
});

/** The message and the lead are stored; the owner has one mail, which can be answered. */
async function expectArrived(visitor: ContactMessage) {
  const { serviceInterests, ...said } = visitor;
  expect(await records.messages(visitor.email)).toMatchObject([{ ...said, serviceInterests }]);
  expect(await records.leads(visitor.email)).toMatchObject([
    {
      first_name: visitor.firstName,
      last_name: visitor.lastName,
      company_name: visitor.companyName,
      email: visitor.email,
      status: "todo",
      source: "contact-form",
      message: visitor.message,
      service_interests: visitor.serviceInterests,
      business_type: visitor.businessType,
      created_at: expect.any(String),
    },
  ]);

  const mail = await inbox.onlyMailFrom(visitor.email);
  expect(mail.to).toMatchObject([{ address: "owner@agency.example" }]);
  expect(mail.reply_to).toMatchObject([{ address: visitor.email }]);
  for (const part of [mail.subject, mail.text]) expect(part).toContain(visitor.companyName);
  expect(mail.text).toContain(visitor.message);
  expect(mail.html).toContain("Delgado Plumbing &amp; Heating");
  expect(mail.html).toContain("Could you look at it?");
}

async function expectInWebInbox(browser: Browser, visitor: ContactMessage) {
  const { subject } = await inbox.onlyMailFrom(visitor.email);
  const owner = await browser.newContext();
  const inboxPage = await owner.newPage();
  await inboxPage.goto(inboxOrigin);
  await inboxPage.getByRole("link", { name: subject }).click();
  await expect(inboxPage.getByRole("main")).toContainText(visitor.email);
  await expect(inboxPage.frameLocator("iframe").getByText(visitor.message)).toBeVisible();
  await owner.close();
}

test("a double tap and the longest text send one message each; a machine is thanked, and nothing is kept", async ({
  page,
}) => {
  const form = new ContactForm(page);
  await form.open();

  await test.step("a double tap sends one message", async () => {
    const visitor = newVisitor();
    await form.fill(visitor);
    await form.sendButton.dblclick();
    await expect(form.sentHeading).toBeVisible();
    await inbox.onlyMailFrom(visitor.email);
    expect(await records.leads(visitor.email)).toHaveLength(1);
  });

  await test.step("the longest message that is allowed arrives whole", async () => {
    const message = `${"Ä😀 & <\n".repeat(800)}`.slice(0, limits.messageMax);
    const visitor = newVisitor({ message });
    await form.sendAnother.tap();
    await form.fill(visitor);
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    const [lead] = await records.leads(visitor.email);
    expect(lead?.message).toBe(visitor.message.trim());
  });

  await test.step("a machine that fills in the hidden field is thanked, and makes no lead", async () => {
    const visitor = newVisitor();
    await form.sendAnother.tap();
    await form.fill(visitor);
    const trap = form.root.locator('[name="confirm_topic"]');
    await expect(trap).not.toBeInViewport();
    await trap.evaluate((field) => field.setAttribute("value", "casino"));
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toEqual([]);
    expect(await records.messages(visitor.email)).toEqual([]);
    expect(await records.mails(visitor.email)).toEqual([]);
  });
});

test("with the mail server down the visitor succeeds, and the mail comes when it is back", async ({
  page,
}) => {
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);
  await inbox.accept(false);
  try {
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toHaveLength(1);
    const states = async () =>
      (await records.mails(visitor.email)).map(({ delivery }) => delivery.state);
    await expect.poll(states).toEqual(["RETRY"]);
    expect(await inbox.mailsFrom(visitor.email)).toEqual([]);
  } finally {
    await inbox.accept(true);
  }
  await inbox.onlyMailFrom(visitor.email);
});

test("the same submission sent several times is one lead and one mail", async ({ request }) => {
  const visitor = newVisitor();
  const data = { ...visitor, submission_id: crypto.randomUUID(), confirm_topic: "" };
  const post = () => request.post("/api/send-contact-email", { data: { data } });
  // On a busy machine one of them may run out of time; the site then sends it again, as here.
  const send = async () => {
    const answer = await post();
    return answer.status() === 503 ? post() : answer;
  };
  const answers = [...(await Promise.all([send(), send(), send()])), await send()];
  for (const answer of answers) {
    expect(await answer.json()).toEqual({ result: { received: true } });
  }
  await inbox.onlyMailFrom(visitor.email);
  expect(await records.leads(visitor.email)).toHaveLength(1);
  expect(await records.messages(visitor.email)).toHaveLength(1);
  expect(await records.mails(visitor.email)).toHaveLength(1);
});
