import { randomBytes } from "node:crypto";
import { expect, type Page } from "playwright/test";
import type { NewsletterSource } from "#contract/form-source";
import { ContactForm } from "./fixtures/contact-form.ts";
import { expectEmptyOutbox, queuedHeading, unsentNotice } from "./fixtures/outbox.ts";
import { content } from "./fixtures/site-content.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

const call = "**/api/newsletter-signup";
const newEmail = () => `sam-${randomBytes(6).toString("hex")}@shop.example`;

test.beforeEach(({ problems }) => {
  problems.expect(/net::ERR_|Failed to load resource: .*(400|409)/);
});

async function openForm(page: Page, path: string, source: NewsletterSource) {
  await page.goto(path);
  const root = page.locator(`form[name="${source}"]`);
  await root.dispatchEvent("pointerover");
  await expect(page.locator("[data-island=short-form][data-ready]")).toBeVisible();
  return {
    root,
    name: root.getByLabel("Name", { exact: true }),
    email: root.getByLabel("Email"),
    send: root.getByRole("button"),
  };
}

const toast = (page: Page, title: string) => new ContactForm(page).toast(title);

test("sends a short form once when the network is back", async ({ page, context }) => {
  // The form shows the same message as online, even that an address has already subscribed.
  const email = newEmail();
  const form = await openForm(page, "/web-design", "web-design-page");

  await test.step("sends a newsletter form when the network is back", async () => {
    await form.name.fill("Sam");
    await form.email.fill(email);
    await context.setOffline(true);
    await form.send.tap();
    await expect(queuedHeading(page)).toBeFocused();
    const { phone } = content.site;
    await expect(
      page.locator("[data-island=short-form]").getByRole("link", { name: phone.display }),
    ).toHaveAttribute("href", `tel:${phone.number}`);
    await expect(toast(page, "Something went wrong")).toHaveCount(0);
    await context.setOffline(false);
    await expect(toast(page, "Welcome aboard!")).toBeVisible();
    await expect(form.email).toHaveValue("");
    expect(await records.subscribers(email)).toHaveLength(1);
    await expectEmptyOutbox(page);
    await expect(page.getByText(`the button in our email to ${email}`)).toBeVisible();
    await page.getByRole("button", { name: "Back to the Form" }).tap();
  });

  await test.step("sends a subscriber's quote request and says that it has arrived", async () => {
    await records.confirm(email);
    const quote = await openForm(page, "/web-design-medford", "medford-web-design-page");
    await quote.name.fill("Sam");
    await quote.email.fill(email);
    await page.getByLabel("Yes, send me the newsletter too").check();
    await context.setOffline(true);
    await quote.send.tap();
    await expect(queuedHeading(page)).toBeVisible();
    await context.setOffline(false);
    await expect(toast(page, "Already subscribed")).toContainText(
      "This email is already subscribed to our newsletter! We got your quote request.",
    );
    // The result is the same as when the form is sent at once (e2e/short-forms).
    await expect(toast(page, "Already subscribed")).toHaveAttribute("data-kind", "success");
    expect(await records.leads(email)).toHaveLength(1);
    await expectEmptyOutbox(page);
  });
});

test("keeps a half-filled form, and reopens a refused one with its text", async ({
  page,
  context,
}) => {
  const email = newEmail();
  const path = "/web-design-medford";
  const form = await openForm(page, path, "medford-web-design-page");

  await test.step("keeps a half-filled form through another page", async () => {
    await form.name.fill("Sam");
    await form.email.fill(email);
    await page.goto("/about");
    await page.goto(path);
    await expect(form.name).toHaveValue("Sam");
    await expect(form.email).toHaveValue(email);
  });

  await test.step("reopens a refused form with its text", async () => {
    await context.route(call, (route) => route.abort());
    await form.send.tap();
    await expect(queuedHeading(page)).toBeVisible();
    await context.unroute(call);
    const details = {
      code: "INVALID_FIELDS",
      fields: { email: "Please enter a valid email address" },
    };
    await context.route(call, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { status: "INVALID_ARGUMENT", message: "Check", details } },
      }),
    );
    await page.goto("/");
    await unsentNotice(page, "refused").getByRole("button", { name: "Open It" }).tap();
    await expect(page).toHaveURL(path);
    await expect(form.name).toHaveValue("Sam");
    await expect(form.email).toHaveValue(email);
    await expect(form.root.getByText("Please enter a valid email address")).toBeVisible();
  });
});
