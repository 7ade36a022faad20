import { expect } from "playwright/test";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { countVisit } from "./fixtures/stored-records.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("members of the agency see the last 30 days, also as a table; another company's don't", async ({
  page,
  company,
}) => {
  await countVisit("/about");
  const card = page.getByRole("region", { name: "Your website in the last 30 days" });
  await test.step("the agency", async () => {
    await openDashboard(page, "team@agency.example");
    await expect(card.getByRole("img", { name: /^Pages seen each day\. Most on / })).toBeVisible();
    await card.getByText("Day by day").click();
    await expect(card.getByRole("row")).toHaveCount(31);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `the numbers, ${colorScheme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
  await test.step("another company", async () => {
    const other = await page.context().browser()?.newContext();
    const theirs = await other?.newPage();
    if (!other || !theirs) throw new Error("no browser");
    await openDashboard(theirs, company.email);
    await expect(theirs.getByText("No unanswered leads")).toBeVisible();
    await expect(theirs.getByRole("region", { name: /^Your website/ })).toHaveCount(0);
    await other.close();
  });
});
