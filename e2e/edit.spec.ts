import { expect } from "playwright/test";
import { overflowingElements } from "../tests/page-checks/overflow.ts";
import { screens } from "../tests/page-checks/screen-widths.ts";
import { targetsTooSmall } from "../tests/page-checks/targets.ts";
import { pageWithDetailsBelow } from "../tests/unit/web/editing/sample-pictures.ts";
import { expectAccessible, showOn } from "./fixtures/accessibility.ts";
import { differingLines, said, save, test } from "./fixtures/editor.ts";

// All tests share one dev server.
test.describe.configure({ mode: "default" });

test("changes a price by keyboard, shows it, and takes it back exactly", async ({
  page,
  context,
  editor,
}) => {
  const before = editor.text("prices.yaml");
  await editor.show(page, "prices.yaml", "entries");
  await page.getByLabel("Seen on").selectOption({ label: "Web Design Pricing" });
  const shown = page.frameLocator("iframe").getByRole("cell", { name: "$1,200", exact: true });
  await expect(shown.first()).toBeVisible();

  const amount = page.getByRole("group", { name: "Package 5 pages" }).getByLabel("Amount");
  await amount.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1375");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(said(page)).toHaveText("Saved: Prices.");
  const changed = page.frameLocator("iframe").getByRole("cell", { name: "$1,375", exact: true });
  await expect(changed.first()).toBeVisible();
  expect(differingLines(before, editor.text("prices.yaml"))).toEqual([
    ["    amount: 1200"],
    ["    amount: 1375"],
  ]);

  await page.getByRole("button", { name: "Undo the last save (Prices)" }).click();
  await expect(said(page)).toHaveText("Undone: Prices.");
  expect(editor.text("prices.yaml")).toBe(before);
  await expect(amount).toHaveValue("1200");

  await test.step("says that a save failed offline and lets the owner repeat it", async () => {
    await amount.fill("1400");
    await context.setOffline(true);
    await save(page);
    await expect(said(page)).toContainText("Nothing you typed is lost");
    await expect(amount).toHaveValue("1400");
    await context.setOffline(false);
    await save(page);
    await expect(said(page)).toHaveText("Saved: Prices.");
  });

  await test.step("lists what changed in words and takes it back", async () => {
    await page.getByRole("link", { name: "What changed" }).click();
    await expect(page.getByText("Compared with the last commit")).toBeVisible();
    const change = page.getByRole("listitem").filter({ hasText: "1400" });
    await expect(change).toContainText("1200");
    await change.getByRole("button", { name: "Take back" }).click();
    await expect(change).toHaveCount(0);
    expect(editor.text("prices.yaml")).toBe(before);
  });
});

test("refuses an invalid value at its field and keeps it after a reload", async ({
  page,
  editor,
}) => {
  const before = editor.text("site.yaml");
  await editor.show(page, "site.yaml");
  const name = page.getByLabel("Short name");
  await name.fill("Far too long for a phone");
  await save(page);
  await expect(said(page)).toContainText("Not saved. Write at most 12 characters");
  const why = "Write at most 12 characters: a phone shows it under the icon";
  await expect(name).toHaveAccessibleDescription(new RegExp(why));
  await expect(name).toBeFocused();
  expect(editor.text("site.yaml")).toBe(before);

  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await expect(name).toHaveValue("Far too long for a phone");
  await page.getByRole("button", { name: "Drop my changes" }).click();
  await expect(name).toHaveValue("Pitch Pine");
});

test("moves a question and a section, and keeps the focus", async ({ page, editor }) => {
  const name = "pages/home.yaml";
  const before = editor.text(name);
  const kinds = [...before.matchAll(/^ {2}- kind: (.*)$/gm)].map(([, kind]) => kind);
  await editor.show(page, name, `sections.${kinds.indexOf("faq")}`);
  const questions = page.getByRole("group", { name: "Questions", exact: true });
  await questions.getByRole("button", { name: "Move down: Question 1 of" }).click();
  await expect(questions.getByRole("button", { name: "Move down: Question 2 of" })).toBeFocused();
  await save(page);
  await expect(said(page)).toHaveText("Saved: Home.");
  const moved = editor.text(name);
  expect(moved).not.toBe(before);
  expect(differingLines(before, moved)).toEqual([[], []]);

  await page.getByRole("button", { name: "↑ Move up" }).click();
  await save(page);
  await expect(said(page)).toHaveText("Saved: Home.");
  const after = [...editor.text(name).matchAll(/^ {2}- kind: (.*)$/gm)].map(([, kind]) => kind);
  expect(after.indexOf("faq")).toBe(kinds.indexOf("faq") - 1);
});

test("makes a new post, adds a photo, and undoes both", async ({ page, editor }) => {
  const name = "posts/snow-on-the-sign.md";
  await page.goto(`${editor.origin}/edit?view=new`);
  await page.getByLabel("Title of the post").fill("Snow on the sign");
  await page.getByRole("button", { name: "Make it" }).click();
  await expect(page.getByRole("heading", { name: "Snow on the sign" })).toBeVisible();
  await expect(page.getByLabel("Excerpt")).toHaveValue(/^WRITE:/);

  await page.getByText("Put in a photo").click();
  const buffer = await pageWithDetailsBelow(1600, 2400);
  await page.getByLabel("Photo", { exact: true }).setInputFiles({
    ...{ name: "IMG_2041.png", mimeType: "image/png", buffer },
  });
  const cut = page.getByRole("img", { name: "How it will look there" });
  await expect(cut).toBeVisible();
  const found = await cut.getAttribute("src");
  await page.getByLabel("Move the cut from top to bottom").fill("0");
  await expect(cut).not.toHaveAttribute("src", found ?? "");
  await page.getByLabel("What it shows, for people").fill("A sign with snow on it");
  await page.getByRole("button", { name: "Put it in" }).click();
  await expect(said(page)).toContainText("Photo put in: Snow on the sign.");
  expect(editor.text(name)).toMatch(/alt: "?A sign with snow on it/);

  await test.step("edits the post's text as text", async () => {
    await editor.show(page, name, "text");
    const text = page.getByLabel("Text of the post");
    const written = editor.text(name);
    await text.fill(`${await text.inputValue()}\nOne line more.\n`);
    await save(page);
    await expect(said(page)).toContainText("Saved: ");
    expect(editor.text(name)).toBe(`${written}\nOne line more.\n`);
  });

  const undo = page.getByRole("button", { name: "Undo the last save (Snow on the sign)" });
  for (const _ of Array(2)) {
    await undo.click();
    await expect(said(page)).toContainText("Undone");
    await expect(undo).toBeEnabled();
  }
  await undo.click();
  await expect.poll(() => editor.has(name)).toBe(false);
});

test("asks about invented details and marks errors at their fields", async ({ page, editor }) => {
  await page.goto(`${editor.origin}/edit`);
  await page.getByRole("link", { name: "Begin with your business" }).click();
  const number = page.getByLabel("Your phone number as people read it");
  await number.fill("856-555");
  await number.press("Enter");
  await expect(number).toHaveAccessibleDescription("Write all ten digits of it.");
  await expect(number).toBeFocused();

  await page.getByRole("link", { name: "What changed" }).click();
  await page.getByRole("link", { name: "Begin with your business" }).click();
  await expect(number, "nothing typed is lost").toHaveValue("856-555");
  await number.fill("(856) 555-0199");
  await number.press("Enter");
  await expect(said(page)).toHaveText("Saved: Business details.");
  await expect(number).toHaveCount(0);
  await expect(page.getByLabel("Your email address?")).toBeFocused();
  expect(editor.text("site.yaml")).toContain('number: "+18565550199"');
  const left = page.getByRole("listitem").filter({ hasText: "You still have to say" });
  await expect(left).not.toContainText("phone.number");
  await expect(left).toContainText("email");

  const towns = page.getByLabel("These towns have a page");
  await towns.fill("Shamong");
  await towns.press("Enter");
  await expect(towns).toHaveAccessibleDescription(/Now: none .*Post “Town pages .* leads to/);

  await page.route("**/edit/api/changes", (route) => route.abort(), { times: 1 });
  await page.getByRole("link", { name: "What changed" }).click();
  const unread = page.getByText("The editor's server doesn't answer.");
  await expect(unread).toBeVisible();
  await page.getByRole("button", { name: "Undo the last save (Business details)" }).click();
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  await expect(unread).toHaveCount(0);
  await page.getByRole("link", { name: "Begin with your business" }).click();
  await expect(number).toBeVisible();
});

test("fits a phone and a desktop, light and dark, and is accessible", async ({ page, editor }) => {
  const preview = page.frameLocator("iframe").locator("main");
  const left = page.getByRole("heading", { name: "What's left to do" });
  for (const [address, whole] of [
    ["file=pages/home.yaml&part=sections.2", preview],
    ["view=begin", left],
  ] as const) {
    await page.goto(`${editor.origin}/edit?${address}`);
    await expect(whole).toBeVisible();
    for (const screen of screens.lightWhenNarrow) {
      await showOn(page, screen);
      const where = `${address} at ${screen.width} px, ${screen.colorScheme}`;
      expect(await page.evaluate(overflowingElements), `wider than the screen: ${where}`).toEqual(
        [],
      );
      if (screen.width === 360)
        expect(await page.evaluate(targetsTooSmall), `small: ${where}`).toEqual([]);
      await expectAccessible(page, where);
    }
  }
});
