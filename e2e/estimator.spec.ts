import { expect } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";
import { visitAndCache } from "./fixtures/worker-visit.ts";

test.use({
  ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  serviceWorker: true,
});

const lines = [
  "- 7 pages: $1,600 once",
  "- 10 local search pages: $3,000 once",
  "- Growth plan: $1,200 a year",
  "Together: $4,600 once, $1,200 a year",
];

test("carries an added-up price into the lead and the owner's mail", async ({ page, context }) => {
  await visitAndCache(page, "/web-design-pricing");
  await page.getByRole("button", { name: "Add Up Your Price" }).tap();
  await page.getByRole("button", { name: "A landscaper across ten towns" }).tap();
  await expect(page.getByText("Together: $4,600 once, $1,200 a year")).toBeVisible();
  await expect(page).toHaveURL(/pages=7&towns=10&plan=growth/);
  const link = page.url();

  await page.getByLabel("How many core pages?").selectOption("9");
  await expect(page.getByText("Together: $4,900 once")).toBeVisible();
  // An address that is there already wouldn't load the page again.
  await expect(page).toHaveURL(/pages=9&.*#estimate$/);
  await page.goto(link);
  await expect(
    page.getByText("Together: $4,600 once, $1,200 a year"),
    "the link holds the choice",
  ).toBeVisible();

  await page.getByRole("link", { name: "Ask About This" }).tap();
  const form = new ContactForm(page);
  await expect(form.message).toHaveValue(/Together/);
  const message = await form.message.inputValue();
  for (const line of lines) expect(message).toContain(line);
  await expect(page.getByText("About: the price you added up")).toBeVisible();
  const visitor = newVisitor({ message });
  await form.fill(visitor);
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  const mail = await inbox.onlyMailFrom(visitor.email);
  for (const line of lines) {
    expect(lead?.message).toContain(line);
    expect(mail.text).toContain(line);
  }
  await context.setOffline(true);
  await page.goto(link);
  await expect(
    page.getByText("Together: $4,600 once, $1,200 a year"),
    "without a network",
  ).toBeVisible();
  await context.setOffline(false);
});
