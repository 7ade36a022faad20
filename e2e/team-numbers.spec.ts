import { expect } from "playwright/test";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { noteScripts } from "./fixtures/fetched-scripts.ts";
import { countVisit } from "./fixtures/stored-records.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("members of the agency see the last 30 days, also as a table; another company's don't", async ({
  page,
  otherPage,
  company,
}) => {
  await countVisit("/about");
  const card = page.getByRole("region", { name: "Your website in the last 30 days" });
  await test.step("the agency", async () => {
    const fetched = noteScripts(page);
    await openDashboard(page, "team@agency.example");
    await expect(card.getByRole("img", { name: /^Pages seen each day\. Most on / })).toBeVisible();
    expect([...fetched].join()).toContain("numbers-card");
    await card.getByText("Day by day").click();
    await expect(card.getByRole("row")).toHaveCount(31);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `the numbers, ${colorScheme}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    }
  });
  await test.step("another company", async () => {
    const fetched = noteScripts(otherPage);
    await openDashboard(otherPage, company.email);
    // With the counts, it would begin to come.
    await expect(otherPage.getByText("No clients")).toBeVisible();
    expect([...fetched].join()).not.toContain("numbers-card");
    await expect(otherPage.getByRole("region", { name: /^Your website/ })).toHaveCount(0);
  });
});
