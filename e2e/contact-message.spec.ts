import { randomBytes } from "node:crypto";
import { expect } from "playwright/test";
import type { ContactMessage } from "#contract/contact-message";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { nextFrame } from "./fixtures/next-frame.ts";
import { contactCall, openFilledForm } from "./fixtures/outbox.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test, withMotion } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const byText = { phone: "(856) 555-0173", contactBy: "text", textsOk: true } as const;

/** Expects that the message and the lead are stored and that the owner has one mail, which can be answered. */
async function expectArrived(visitor: ContactMessage) {
  expect(await records.messages(visitor.email)).toMatchObject([visitor]);
  const [lead, ...others] = await records.leads(visitor.email);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    first_name: visitor.firstName,
    last_name: visitor.lastName,
    company_name: visitor.companyName,
    status: "todo",
    source: "contact-form",
    message: visitor.message,
    service_interests: visitor.serviceInterests,
    business_type: visitor.businessType,
    phone: byText.phone,
    contact_by: "text",
    texts_ok_at: lead?.created_at,
  });
  const mail = await inbox.onlyMailFrom(visitor.email);
  expect(mail.to).toMatchObject([{ address: "owner@agency.example" }]);
  expect(mail.reply_to).toMatchObject([{ address: visitor.email }]);
  for (const words of [visitor.companyName, visitor.message, "Text (agreed to get texts)"])
    expect(mail.text).toContain(words);
  expect(mail.html).toContain("Please call &lt;b&gt;after&lt;/b&gt; five");
}

test("sends a message that survived a reload, once, and clears the form", async ({ page }) => {
  const visitor = newVisitor({
    ...byText,
    companyName: `Delgado Plumbing & Heating ${randomBytes(4).toString("hex")}`,
    message: "Please call <b>after</b> five & before nine.\nCould you look at it?",
  });
  const form = new ContactForm(page);
  await form.open();
  await form.fill(visitor);

  await test.step("keeps what was typed through another page and a reload", async () => {
    const footer = page.getByRole("contentinfo");
    await footer.getByLabel("More on Company").tap();
    await footer.getByRole("link", { name: "About" }).tap();
    await expect(page).toHaveURL("/about");
    await page.goBack();
    await form.expectTyped(visitor);
    await page.reload();
    await form.expectTyped(visitor);
  });

  await test.step("disables the button and says so while the form is being sent", async () => {
    const calls = await closeGate(page, contactCall);
    await expect(form.sendButton).toHaveText(content.forms.contact.submit);
    await form.sendButton.tap();
    await expect(form.sendButton).toHaveText("Sending...");
    await expect(form.sendButton).toBeDisabled();
    calls.open();
    await expect(form.sentHeading).toBeFocused();
    await expect(form.toast("Message sent successfully!")).toContainText(
      "I'll get back to you within 24 hours.",
    );
    await page.unroute(contactCall);
  });

  await test.step("stores the message, makes it a lead, and mails the owner", () =>
    expectArrived(visitor));

  await test.step("makes a second lead of another message", async () => {
    await form.sendAnother.tap();
    await form.expectEmpty();
    await form.fill({ ...visitor, message: "One more thing: do you also do logos?" });
    await form.sendButton.tap();
    await expect(form.sentHeading).toBeVisible();
    expect(await records.leads(visitor.email)).toHaveLength(2);
  });

  await test.step("shows an empty form after a reload", async () => {
    await page.reload();
    await form.awake();
    await form.expectEmpty();
  });
});

test.describe("in a narrow window", () => {
  test.use({ ...withMotion, viewport: { width: 360, height: 800 }, isMobile: false });

  test("keeps the answer in view while the page glides to the button", async ({
    page,
    problems,
  }) => {
    problems.expect(/Failed to load resource/);
    const { form } = await openFilledForm(page);
    await page.context().setOffline(true);
    // The answer takes the form's place, and the button is further down than it reaches.
    await form.root.evaluate((element) => {
      const top = element.getBoundingClientRect().top + window.scrollY - 300;
      window.scrollTo({ top, behavior: "instant" });
    });
    await form.sendButton.focus();
    await page.keyboard.press("Enter");
    const saved = page.getByRole("heading", { name: "Saved." });
    await expect(saved).toBeFocused();
    const isAtRest = async () => {
      const top = await page.evaluate(() => window.scrollY);
      await nextFrame(page);
      await nextFrame(page);
      return top === (await page.evaluate(() => window.scrollY));
    };
    await nextFrame(page);
    await expect.poll(isAtRest).toBe(true);
    await expect(saved).toBeInViewport();
  });
});
