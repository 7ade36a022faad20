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

test("a drawing with a name on it reaches the lead and the owner's mail", async ({
  page,
  context,
}) => {
  await visitAndCache(page, "/");
  await context.setOffline(true);
  await page.reload();
  await page.getByText("Roofer", { exact: true }).tap();
  await page.getByRole("button", { name: "Put My Name on It" }).tap();
  await expect(page.getByLabel("Your business name")).toBeFocused();
  await expect(page.getByLabel("Your trade", { exact: true })).toHaveValue("Roofer");
  await page.getByLabel("Your business name").fill("Ruiz Roofs");
  await page.getByLabel("Your town").fill("Berlin");
  await page.getByRole("button", { name: "See It on a Computer" }).tap();
  await expect(page.getByText("Berlin and the towns around it").last()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your business name")).toHaveValue("Ruiz Roofs");

  await page.getByRole("link", { name: "Send Me This" }).tap();
  await expect(page.getByText("About: the site you drew")).toBeVisible();
  const form = new ContactForm(page);
  await expect(form.message).toHaveValue(/Your town: Berlin/);
  await expect(page.getByLabel("Company name")).toHaveValue("Ruiz Roofs");
  await context.setOffline(false);
  const visitor = newVisitor({ message: await form.message.inputValue() });
  await form.fill(visitor);
  await form.sendButton.click();
  await expect(form.sentHeading).toBeVisible();
  const [lead] = await records.leads(visitor.email);
  const mail = await inbox.onlyMailFrom(visitor.email);
  for (const line of ["Your business name: Ruiz Roofs", "- Berlin and the towns around it"]) {
    expect(lead?.message).toContain(line);
    expect(mail.text).toContain(line);
  }
});
