import { expect, type Locator, type Page } from "playwright/test";
import sharp from "sharp";
import { wide } from "../tests/page-checks/screen-widths.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

const chosen = ":is([aria-pressed=true], [aria-current], [aria-selected=true], input:checked)";

/** At least this many pixels must change when a control is no longer chosen, each by at least this much of 255. */
const leastPixels = 100;
const leastChange = 100;

/** Returns the gray of each pixel. */
async function grays(shown: Locator): Promise<Buffer> {
  return sharp(await shown.screenshot())
    .grayscale()
    .raw()
    .toBuffer();
}

/** Expects that each chosen control looks different from how it looks when it isn't chosen. */
async function expectChosenToShow(page: Page, where: string): Promise<void> {
  const count = await page.locator(chosen).filter({ visible: true }).count();
  expect(count, `chosen controls: ${where}`).toBeGreaterThan(0);
  for (let left = count; left > 0; left -= 1) {
    // The loop takes the first one each time, because a control is no longer chosen after its check.
    const control = await page.locator(chosen).filter({ visible: true }).first().elementHandle();
    if (!control) throw new Error("a control has gone");
    await control.evaluate((element) => {
      (element.closest("label") ?? element).setAttribute("data-compared", "");
    });
    const shown = page.locator("[data-compared]");
    const before = await grays(shown);
    const html = await control.evaluate((element) => {
      for (const name of ["aria-pressed", "aria-current", "aria-selected"]) {
        element.removeAttribute(name);
      }
      if (element instanceof HTMLInputElement) element.checked = false;
      return element.outerHTML.slice(0, 100);
    });
    const after = await grays(shown);
    await shown.evaluate((element) => element.removeAttribute("data-compared"));
    const changed = before.filter((gray, at) => Math.abs(gray - (after[at] ?? 0)) > leastChange);
    const message = `chosen and not chosen look alike: ${where}: ${html}`;
    expect.soft(changed.length, message).toBeGreaterThan(leastPixels);
  }
}

test.use({ viewport: wide });

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: "active" }));

test("shows focus and the chosen link, filter and box", async ({ page }) => {
  await page.goto("/blog");
  await wakeIslands(page);
  await expectClearControls(page, "/blog", { within: "header, [role=group]" });
  await expectChosenToShow(page, "/blog");
  await page.goto("/contact");
  await wakeIslands(page);
  await page.getByRole("checkbox").first().check();
  await expectChosenToShow(page, "/contact");
});

test("shows the chosen list and status and each task's priority", async ({ page, company }) => {
  const priorities = ["low", "medium", "high"];
  for (const priority of priorities) await company.add("tasks", { priority });
  await signIn(page, company.email);
  const list = new TeamList(page);
  await list.open("tasks");
  await expect(list.cards).toHaveCount(priorities.length);
  // The words differ in length, so they are hidden. The marks are then only bars.
  const dark: number[] = [];
  for (const priority of priorities) {
    const mark = page.locator(`[data-word=${priority}]`);
    await mark.locator("> span").evaluate((words) => {
      words.style.visibility = "hidden";
    });
    dark.push((await grays(mark)).filter((gray) => gray < 100).length);
  }
  const [low = 0, medium = 0, high = 0] = dark;
  expect(low).toBeGreaterThan(30);
  expect(medium).toBeGreaterThan(low);
  expect(high).toBeGreaterThan(medium);
  await expectChosenToShow(page, "tasks");
});
