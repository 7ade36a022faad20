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

/** What a visitor makes on a page, what of it a reload shows again, and what the message says of it. */
const tools = {
  "the check of one's own site": {
    path: "/web-design",
    async make(page: Page) {
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
    },
    shown: (page: Page) => page.getByRole("heading", { name: "Fix these first" }),
    ask: "Look at It with Me",
    about: "the check of your website",
    lines: [
      "Restaurant or bakery, ",
      ": 10 Yes, 1 No, 1 Not sure",
      "- Can you tap your number to call, without scrolling first? No",
    ],
  },
  "an added-up price": {
    path: "/web-design-pricing",
    async make(page: Page) {
      await page.getByRole("button", { name: "Add Up Your Price" }).tap();
      await page.getByRole("button", { name: "A landscaper across ten towns" }).tap();
      await expect(page).toHaveURL(/pages=7&towns=10&plan=growth.*#estimate$/);
    },
    shown: (page: Page) => page.getByText("Together: $4,600 once, $1,200 a year"),
    ask: "Ask About This",
    about: "the price you added up",
    lines: [
      "- 7 pages: $1,600 once",
      "- 10 local search pages: $3,000 once",
      "- Growth plan: $1,200 a year",
      "Together: $4,600 once, $1,200 a year",
    ],
  },
  "a drawing with a name on it": {
    path: "/",
    async make(page: Page) {
      await page.getByText("Roofer", { exact: true }).tap();
      await page.getByRole("button", { name: "Put My Name on It" }).tap();
      await page.getByLabel("Your business name").fill("Ruiz Roofs");
      await page.getByLabel("Your town").fill("Berlin");
    },
    shown: (page: Page) => page.locator("bdi", { hasText: "Berlin and the towns around it" }),
    ask: "Send Me This",
    about: "the site you drew",
    lines: [
      "Your business name: Ruiz Roofs",
      "Your town: Berlin",
      "Your trade: Roofer",
      "- Berlin and the towns around it",
    ],
  },
};

// tests/components/site tests what each tool says and does by itself.
for (const [name, { path, make, shown, ask, about, lines }] of Object.entries(tools)) {
  test(`carries ${name} into the lead and the owner's mail`, async ({
    page,
    context,
    problems,
  }) => {
    problems.expect(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED).*\/sw\.js/);
    await visitAndCache(page, path);
    await context.setOffline(true);
    await page.reload();
    await make(page);
    await expect(shown(page)).toBeVisible();
    await page.reload();
    await expect(shown(page)).toBeVisible();

    await page.getByRole("link", { name: ask }).tap();
    await expect(page.getByText(`About: ${about}`)).toBeVisible();
    const form = new ContactForm(page);
    await expect(form.message).not.toHaveValue("");
    await context.setOffline(false);
    const visitor = newVisitor({ message: await form.message.inputValue() });
    await form.fill(visitor);
    await form.sendButton.click();
    await expect(form.sentHeading).toBeVisible();
    const [lead] = await records.leads(visitor.email);
    const mail = await inbox.onlyMailFrom(visitor.email);
    for (const line of lines) {
      expect(lead?.message).toContain(line);
      expect(mail.text).toContain(line);
    }
  });
}
