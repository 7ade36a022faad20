import { expect, type Page } from "playwright/test";
import { overflowing } from "./fixtures/accessibility.ts";
import { crampedControls, setTextSize } from "./fixtures/large-text.ts";
import { countVisit } from "./fixtures/stored-records.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { brokenWords } from "./fixtures/whole-words.ts";

// As somebody has it who sets the browser's text to twice its size on a small phone.
test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(async ({ page }) => {
  await setTextSize(page, 200);
});

async function expectRoom(page: Page, where: string): Promise<void> {
  expect.soft(await overflowing(page), `wider than the screen: ${where}`).toEqual([]);
  expect.soft(await crampedControls(page), `cramped: ${where}`).toEqual([]);
  expect.soft(await brokenWords(page, 0), `a number or a time on two lines: ${where}`).toEqual([]);
}

test("the agency's dashboard has room with text of 200 % on a phone", async ({ page }) => {
  await countVisit("/about");
  await openDashboard(page, "team@agency.example");
  await expect(page.getByRole("img", { name: /^Pages seen each day/ })).toBeVisible();
  await expectRoom(page, "the agency's dashboard");
});
