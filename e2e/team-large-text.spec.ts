import { expect, type Page } from "playwright/test";
import { overflowing } from "./fixtures/accessibility.ts";
import { crampedControls, setTextSize } from "./fixtures/large-text.ts";
import { RecordPage } from "./fixtures/record-page.ts";
import { countVisit } from "./fixtures/stored-records.ts";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";
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

test("with text of 200 % on a phone, what can be operated in the lists and in a lead has room, and the filter stands below the search", async ({
  page,
  list,
  company,
}) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  for (const name of ["leads", "clients", "tasks"] as const) {
    await list.open(name);
    await expect(list.cards.first()).toBeVisible();
    await expectRoom(page, name);
    const filter = page.getByRole("group", { name: "Show" });
    if ((await filter.count()) === 0) continue;
    const search = await list.search.boundingBox();
    const below = (search?.y ?? 0) + (search?.height ?? 0);
    expect((await filter.boundingBox())?.y, name).toBeGreaterThanOrEqual(below);
  }
  await list.open("leads");
  await list.card("Renee Okafor").getByRole("link").first().click();
  await expect(new RecordPage(page, "Renee Okafor").root.getByText("No notes yet.")).toBeVisible();
  await expectRoom(page, "a lead");
});

test("with text of 200 % on a phone, a dashboard isn't wider than the screen, and what can be pressed on it has room", async ({
  page,
  company,
}) => {
  await company.addDemoRecords();
  await openDashboard(page, company.email);
  await expect(page.getByText(/unanswered leads?/)).toBeVisible();
  await expectRoom(page, "a company's dashboard");
});

test("with text of 200 % on a phone, the agency's dashboard isn't wider than the screen, and what can be pressed on it has room", async ({
  page,
}) => {
  await countVisit("/about");
  await openDashboard(page, "team@agency.example");
  await expect(page.getByRole("img", { name: /^Pages seen each day/ })).toBeVisible();
  await expectRoom(page, "the agency's dashboard");
});
