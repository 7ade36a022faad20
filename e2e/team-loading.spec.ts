import { expect } from "playwright/test";
import { authHost, firestoreHost, siteOrigin } from "./fixtures/environment.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("loads the team area without layout shifts or third-party services", async ({
  page,
  list,
  signInPage,
  company,
}) => {
  await company.addDemoRecords();
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const expectStill = async (state: string) =>
    expect(await layoutShift(page), `layout shift: ${state}`).toEqual([]);
  const used = new Set<string>();
  page.on("request", (one) => used.add(new URL(one.url()).origin));
  await signInPage.open();
  await expectStill("sign-in");
  await openDashboard(page, company.email);
  await expect(page.getByText(/unanswered leads?/)).toBeVisible();
  await expectStill("dashboard");
  for (const name of ["leads", "clients", "tasks"] as const) {
    await list.open(name);
    await expect(list.cards.first()).toBeVisible();
    await expectStill(name);
  }
  const emulators = [`http://${authHost}`, `http://${firestoreHost}`];
  expect([...used].sort()).toEqual([siteOrigin, ...emulators].sort());
});
