import { expect, type Page } from "playwright/test";
import { ContactForm, newVisitor } from "./fixtures/contact-form.ts";
import { content } from "./fixtures/site-content.ts";
import { test } from "./fixtures/test.ts";

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

const { site } = content;

/** Finds the note below an island, which exists only without script; no lookup by a page's text finds it. */
const noteBelow = (page: Page, island: string) =>
  page.locator(`[data-island=${island}] ~ noscript > div`).first();

test("says how to reach us at each form, and keeps its text", async ({ page, problems }) => {
  // The visitor's own mail program gets what was typed.
  problems.expect(/request to another origin: mailto:/);
  const visitor = newVisitor();
  const form = new ContactForm(page);
  await page.goto("/contact");
  await form.fill(visitor);
  await form.sendButton.click();
  await expect(page).toHaveURL("/contact");
  await form.expectTyped(visitor);
  const note = noteBelow(page, "contact-form");
  await expect(note).toContainText("The form needs JavaScript");
  await expect(note).toBeInViewport();
  await expect(note.getByRole("link", { name: site.phone.display })).toBeVisible();
  await expect(note.getByRole("link", { name: site.email })).toBeVisible();
  await expect(noteBelow(page, "scheduler")).toContainText("The calendar needs JavaScript");

  await page.goto("/web-design");
  const email = page.locator("form").getByLabel("Email");
  await email.fill(visitor.email);
  await page.locator("form").getByRole("button").click();
  await expect(page).toHaveURL("/web-design");
  await expect(email).toHaveValue(visitor.email);
  await expect(noteBelow(page, "short-form")).toContainText("The form needs JavaScript");

  await page.goto("/newsletter?token=abc");
  await expect(noteBelow(page, "newsletter-choice")).toContainText("This page needs");
  await page.goto("/blog");
  await expect(page.locator("noscript p")).toContainText("Search and categories need");
});

test("keeps all content within reach, and its links lead on", async ({ page }) => {
  await page.goto("/");
  await test.step("swipes to all nine sites", async () => {
    const last = page.locator('[data-island="carousel"] a').nth(8);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.8 });
  });

  await test.step("opens questions with the keyboard", async () => {
    const question = page.locator("#faq details").first();
    await question.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(question.locator("p")).toBeVisible();
  });

  await test.step("shows the chosen trade's site in the same place", async () => {
    const picker = page.getByRole("radiogroup", { name: "What's your trade?" });
    const shown = picker.getByRole("list").filter({ visible: true });
    const before = { points: await shown.textContent(), box: await picker.boundingBox() };
    await picker.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowRight");
    await expect(picker.getByRole("radio").nth(1)).toBeChecked();
    await expect(shown).toHaveCount(1);
    expect(await shown.textContent()).not.toBe(before.points);
    expect((await picker.boundingBox())?.height).toBe(before.box?.height);
  });

  await test.step("opens and closes the menu, and follows its links", async () => {
    const menu = page.getByRole("navigation", { name: "Main" });
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.click();
    await expect(menu).toBeVisible();
    await toggle.click();
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL("/about");
    await expect(menu).toBeHidden();
  });

  await test.step("leads from a button that books a call to the calendar's own page", async () => {
    const call = page.getByRole("main").getByRole("link", { name: site.labels.calendar });
    await call.first().click();
    const link = page.getByRole("link", { name: "Open It in a New Tab Instead" });
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute("href", site.schedulingUrl);
  });
});
