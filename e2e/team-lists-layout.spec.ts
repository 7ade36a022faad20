import { expect } from "playwright/test";
import { signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

const names = ["leads", "clients", "tasks"] as const;

test("on a phone nothing floats over the cards of a list", async ({ page, list, company }) => {
  await company.addDemoRecords();
  await signIn(page, company.email);
  for (const width of [320, 412]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of names) {
      await list.open(name);
      await expect(list.cards.first()).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      const last = await list.cards.last().boundingBox();
      const tabs = await page.getByRole("navigation", { name: "Team area" }).boundingBox();
      const end = (last?.y ?? 0) + (last?.height ?? 0);
      expect.soft(end, `the end of ${name}, ${width} px`).toBeLessThanOrEqual(tabs?.y ?? 0);
      const floating = await page
        .locator("main *")
        .evaluateAll((all) =>
          all
            .filter((one) => /fixed|sticky/.test(getComputedStyle(one).position))
            .map((one) => one.textContent),
        );
      expect.soft(floating, `over the entries of ${name}, ${width} px`).toEqual([]);
    }
  }
});
