import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "playwright/test";
import { repositoryRoot } from "#scripts/repository.ts";
import { ContactForm } from "./fixtures/contact-form.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { newEmail, ShortForm, signupPath } from "./fixtures/short-form.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

/** The build that drew the pictures in `e2e/pictures`. */
const drawnByFile = join(repositoryRoot, "e2e/pictures/drawn-by.txt");

/**
 * Sets the whole page in the site's own font, in one weight, so that pictures of it don't depend on the fonts of the
 * machine that takes them.
 */
async function setInOwnFont(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const faces = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule),
    );
    const file = faces
      .map(({ cssText }) => /url\("?([^")]+\.woff2)/.exec(cssText)?.[1])
      .find(Boolean);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@font-face { font-family: Pictured; src: url("${file}"); font-display: block }
      * { font-family: Pictured !important; font-weight: 700 !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.load("700 1em Pictured");
  });
}

/** Expects the component to look as it did when somebody last looked at it (e2e/pictures), in both color schemes. */
async function expectPicture(component: Locator, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await component.page().emulateMedia({ colorScheme });
    await expect(component).toHaveScreenshot(`${name}-${colorScheme}.png`, {
      maxDiffPixelRatio: 0.01,
      // These show when a record was added.
      mask: [component.locator("time")],
    });
  }
}

test.use({ viewport: { width: 360, height: 740 } });

// Each build draws letters and lines a little differently, so a difference in another build says nothing about our
// styles.
test.beforeEach(async ({ browser }, { config }) => {
  const session = await browser.newBrowserCDPSession();
  // Unlike the user agent and `--version`, this tells the headless shell from the whole browser.
  const { product: build } = await session.send("Browser.getVersion");
  await session.detach();
  if (["all", "changed"].includes(config.updateSnapshots)) {
    writeFileSync(drawnByFile, `${build}\n`);
    return;
  }
  const drawnBy = readFileSync(drawnByFile, "utf8").trim();
  const reason = `Pictures are not compared: ${drawnBy} drew them, and this is ${build}.`;
  if (build !== drawnBy) console.log(reason);
  test.skip(build !== drawnBy, reason);
});

test("keeps the look of a button and a field in all states", async ({ page }) => {
  const form = new ContactForm(page);
  await form.open();
  await setInOwnFont(page);
  const field = form.companyName.locator("xpath=..");
  await expectPicture(form.sendButton, "button");
  await expectPicture(field, "field");
  await form.sendButton.hover();
  await expectPicture(form.sendButton, "button-hovered");
  await form.sendButton.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expectPicture(form.sendButton, "button-focused");
  await form.sendButton.click();
  await expect(form.companyName).toHaveAttribute("aria-invalid", "true");
  await expectPicture(field, "field-wrong");
  await form.companyName.fill("Delgado Plumbing");
  await expectPicture(field, "field-focused");
});

test("keeps the look of a card, a busy button and both kinds of toast", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500/);
  const form = new ShortForm(page, "/web-design");
  await form.open();
  await setInOwnFont(page);
  await expectPicture(page.locator("main ul > li:has(h3)").first(), "card");
  await form.fill(newEmail());
  const fails = { status: 500, json: { error: { status: "INTERNAL", message: "" } } };
  await page.route(`**${signupPath}`, (route) => route.fulfill(fails));
  await form.button.click();
  await form.expectToast("error", form.row.failure);
  await expectPicture(form.toasts, "toast-error");
  await form.toasts.getByRole("button", { name: "Dismiss" }).click();
  await expect(form.toasts).toHaveCount(0);
  await page.unroute(`**${signupPath}`);
  const gate = await closeGate(page, `**${signupPath}`);
  await form.button.click();
  await expect(form.button).toBeDisabled();
  await expectPicture(form.button, "button-busy");
  gate.open();
  await form.expectToast("success", form.row.success);
  // Hovering pauses the toast's timer.
  await form.toasts.hover();
  await expectPicture(form.toasts, "toast");
});

test("keeps the look of a list's card, also late, hovered and focused", async ({
  page,
  company,
}) => {
  await company.add("clients", {
    client_name: "Delgado Plumbing & Heating",
    email: "rosa@plumbing.example",
    phone: "856-555-0142",
    address: "12 Kings Highway, Haddonfield",
  });
  await company.add("tasks", { title: "Order the signs", status: "todo", due_date: "2020-01-02" });
  await signIn(page, company.email);
  const list = new TeamList(page);
  await list.open("tasks");
  await setInOwnFont(page);
  await expectPicture(list.cards, "list-card-late");
  await list.open("clients");
  await setInOwnFont(page);
  await expectPicture(list.cards, "list-card");
  await list.cards.getByRole("heading").hover();
  await expectPicture(list.cards, "list-card-hovered");
  await list.cards.getByRole("link").first().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expectPicture(list.cards, "list-card-focused");
});
