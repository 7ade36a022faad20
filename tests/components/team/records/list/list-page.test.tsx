import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wordsBroken } from "../../../../page-checks/broken-words.ts";
import { gapsBelowRings } from "../../../../page-checks/rings.ts";
import { expectGood, expectRoomForLargeText } from "../../../fixtures/good-state.ts";
import { Member } from "../../../fixtures/member.tsx";

const lists = [
  { name: "leads", path: "/company-leads", add: "Add Lead", missing: /First name is required/ },
  { name: "clients", path: "/client-directory", add: "Add Client", missing: /name is required/ },
  { name: "tasks", path: "/client-tasks", add: "Add Task", missing: /Title is required/ },
] as const;

const cards = page
  .getByRole("main")
  .getByRole("listitem")
  .filter({ has: page.getByRole("heading", { level: 2 }) });
const addButton = (name: string) => page.getByRole("main").getByRole("button", { name });
const box = (element: Element) => element.getBoundingClientRect();

async function openDemo(path: string): Promise<void> {
  const member = new Member();
  await member.addDemoRecords();
  member.open(path);
  await expect.element(cards.first()).toBeVisible();
}

describe.each(lists)("the list of $name", ({ name, path, add, missing }) => {
  test("is good with expanded records and when a search finds nothing", async () => {
    // On a phone, rows have nothing to expand.
    await page.viewport(1280, 900);
    await openDemo(path);
    for (const summary of document.querySelectorAll("summary")) summary.click();
    // After a key press, the browser also shows focus that a script sets.
    await userEvent.keyboard("{Shift}");
    expect(gapsBelowRings().filter(({ gap }) => gap < 0)).toEqual([]);
    await expectGood(name, "lightWhenNarrow");
    await page.getByRole("searchbox").fill("nobody of this name");
    await expect.element(page.getByText("Nothing matches")).toBeVisible();
    await expectGood(`${name}, nothing found`, "darkWhenNarrow");
    await page.getByRole("button", { name: "Clear the search" }).click();
    await expect.element(cards.first()).toBeVisible();
    await expect.element(page.getByRole("searchbox")).toHaveValue("");
  });

  test("has a good form that shows a missing field with its label", async () => {
    await openDemo(path);
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ] as const) {
      await page.viewport(width, height);
      await addButton(add).click();
      const dialog = page.getByRole("dialog");
      const sheet = await dialog.findElement();
      sheet.scrollTo(0, sheet.scrollHeight);
      await dialog.getByRole("button", { name: add }).click();
      await expect.element(dialog.getByText(missing).first()).toBeVisible();
      const field = document.activeElement;
      if (!(field instanceof HTMLInputElement)) throw new Error("no field has the focus");
      const head = sheet.querySelector("h2")?.parentElement;
      const label = field.labels?.[0];
      if (!head || !label) throw new Error("the sheet has no head, or the field no label");
      expect(box(label).top).toBeGreaterThanOrEqual(box(head).bottom);
      expect(box(field).bottom).toBeLessThanOrEqual(innerHeight);
      if (height === 640) await expectGood(add, "darkWhenNarrow");
      await userEvent.keyboard("{Escape}");
    }
  });

  test("shows an entry on the first screen of a phone held sideways", async () => {
    await openDemo(path);
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.viewport(width, height);
      const first = box(await cards.first().findElement());
      expect(height - first.top, `${width} px`).toBeGreaterThan(120);
      const button = box(await addButton(add).findElement());
      expect(button.width, `${width} px`).toBeLessThan(200);
      expect(button.bottom, `${width} px`).toBeLessThanOrEqual(first.top);
      // Once scrolled, the list has the whole screen.
      scrollTo({ top: 2000 });
      await expect.element(page.getByRole("banner")).not.toBeInViewport();
      scrollTo({ top: 0 });
    }
  });

  test("ends above the tabs, and nothing floats over its entries", async () => {
    await openDemo(path);
    for (const width of [320, 412]) {
      await page.viewport(width, 740);
      scrollTo({ top: document.body.scrollHeight });
      const tabs = await page.getByRole("navigation", { name: "Team area" }).findElement();
      await expect
        .poll(() => box(cards.last().element()).bottom)
        .toBeLessThanOrEqual(box(tabs).top);
      const floating = [...document.querySelectorAll("main *")].filter(
        (one) => one.checkVisibility() && /fixed|sticky/.test(getComputedStyle(one).position),
      );
      expect(floating, `${width} px`).toEqual([]);
    }
  });

  test("has room for text at 200% on a phone", async () => {
    await openDemo(path);
    await expectRoomForLargeText();
    const search = box(await page.getByRole("searchbox").findElement());
    const marks = { longest: 210, within: "[data-late]" };
    expect.soft(wordsBroken(marks), "a word on two lines").toEqual([]);
    for (const filter of page.getByRole("group", { name: "Show" }).elements())
      expect(box(filter).top).toBeGreaterThanOrEqual(search.bottom);
  });
});

test("has its filters in one row on a phone, with the chosen one in view", async () => {
  await page.viewport(360, 740);
  const member = new Member();
  await member.add("leads", "spam", { first_name: "Spam", aside_since: new Date() });
  member.open("/company-leads?status=set_aside");
  await expect.element(cards.first()).toBeVisible();
  const row = await page.getByRole("group", { name: "Show" }).findElement();
  const chosen = await page.getByRole("radio", { name: "set aside" }).findElement();
  expect(box(row).height).toBeLessThan(60);
  expect(box(chosen).left).toBeGreaterThanOrEqual(box(row).left);
  expect(box(chosen).right).toBeLessThanOrEqual(box(row).right);
});
