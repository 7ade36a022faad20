import { expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { inbox } from "./fixtures/mail-inbox.ts";
import { records } from "./fixtures/stored-records.ts";
import { test } from "./fixtures/test.ts";
import { visitAndCache } from "./fixtures/worker-visit.ts";

test.use({
  ...{ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  serviceWorker: true,
});

const result = (page: Page) => page.getByRole("heading", { name: "Fix these first" });

/** Answers the first question with no, the second with not sure, and the others with yes. */
async function answer(page: Page): Promise<void> {
  const questions = page.getByRole("radiogroup");
  await expect(questions).toHaveCount(12);
  for (const [index, question] of (await questions.all()).entries()) {
    const name = ["No", "Not sure"][index] ?? "Yes";
    await question.getByRole("radio", { name, exact: true }).tap();
  }
}

test("the check of one's own site reaches the lead and the owner's mail", async ({
  page,
  context,
}) => {
  await visitAndCache(page, "/web-design");
  await page.getByRole("button", { name: "Check My Site" }).tap();
  await page.getByLabel("What kind of business is it?").selectOption("food");
  await answer(page);
  await page.getByRole("button", { name: "Show What to Fix" }).tap();
  await expect(result(page)).toBeFocused();
  await expect(page).toHaveURL(/check=food.*no=tap.*#check$/);
  const link = page.url();

  await page.getByRole("link", { name: "Look at It with Me" }).tap();
  await expect(page.getByText("About: the check of your website")).toBeVisible();
  const form = new ContactForm(page);
  await expect(form.message).toHaveValue(/Restaurant or bakery, .*: 10 Yes, 1 No, 1 Not sure/);
  const visitor = newVisitor({ message: await form.message.inputValue() });
  await form.fill(visitor);
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  const mail = await inbox.onlyMailFrom(visitor.email);
  const line = "- Can you tap your number to call, without scrolling first? No";
  expect(lead?.message).toContain(line);
  expect(mail.text).toContain(line);

  await test.step("the link opens the result again, also without a network", async () => {
    await context.setOffline(true);
    await page.goto(link);
    await expect(result(page)).toBeVisible();
    await expect(page.getByLabel("What kind of business is it?")).toHaveValue("food");
    await context.setOffline(false);
  });
});

test("the check is answered with the keyboard alone", async ({ page }) => {
  await page.goto("/web-design#check");
  await page.getByRole("button", { name: "Check My Site" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Open your own site/ })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("What kind of business is it?")).toBeFocused();
  for (let index = 0; index < 12; index++) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    if (index === 0) await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(result(page)).toBeFocused();
});
