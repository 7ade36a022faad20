import { expect } from "playwright/test";
import { wide } from "./fixtures/accessibility.ts";
import { expectChosenToShow, grays } from "./fixtures/chosen-state.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { expectClearControls } from "./fixtures/control-kinds.ts";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

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
