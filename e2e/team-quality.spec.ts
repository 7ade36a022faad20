import { expect, type Page } from "playwright/test";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

// What each state looks like is tested in tests/components/team.

async function expectStill(page: Page, state: string): Promise<void> {
  expect(await layoutShift(page), `layout shift: ${state}`).toEqual([]);
}

test("nothing moves while the pages of the team area load", async ({
  page,
  list,
  signInPage,
  company,
}) => {
  await company.addDemoRecords();
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInPage.open();
  await expectStill(page, "sign-in");
  await openDashboard(page, company.email);
  await expect(page.getByText(/unanswered leads?/)).toBeVisible();
  await expectStill(page, "dashboard");
  for (const name of ["leads", "clients", "tasks"] as const) {
    await list.open(name);
    await expect(list.cards.first()).toBeVisible();
    await expectStill(page, name);
  }
});
