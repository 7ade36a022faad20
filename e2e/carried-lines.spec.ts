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

// tests/components/site tests what each tool hands on, and tests/components/forms/contact what the form does with it.
test("carries the check of one's site into the lead and the owner's mail", async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED).*\/sw\.js/);
  await visitAndCache(page, "/web-design");
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Check My Site" }).tap();
  await page.getByLabel("What kind of business is it?").selectOption("food");
  const questions = page.getByRole("radiogroup");
  await expect(questions).toHaveCount(12);
  for (const [index, question] of (await questions.all()).entries()) {
    const name = ["No", "Not sure"][index] ?? "Yes";
    await question.getByRole("radio", { name, exact: true }).tap();
  }
  await page.getByRole("button", { name: "Show What to Fix" }).tap();
  await expect(page).toHaveURL(/check=food.*no=tap.*#check$/);
  const result = page.getByRole("heading", { name: "Fix these first" });
  await expect(result).toBeVisible();
  await page.reload();
  await expect(result).toBeVisible();

  await page.getByRole("link", { name: "Look at It with Me" }).tap();
  await expect(page.getByText("About: the check of your website")).toBeVisible();
  const form = new ContactForm(page);
  await expect(form.message).not.toHaveValue("");
  await context.setOffline(false);
  const visitor = newVisitor({ message: await form.message.inputValue() });
  await form.fill(visitor);
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  const mail = await inbox.onlyMailFrom(visitor.email);
  for (const line of [
    "Restaurant or bakery, ",
    ": 10 Yes, 1 No, 1 Not sure",
    "- Can you tap your number to call, without scrolling first? No",
  ]) {
    expect(lead?.message).toContain(line);
    expect(mail.text).toContain(line);
  }
});
