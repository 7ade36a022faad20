import { expect } from "playwright/test";
import { dashboardPage } from "#web/src/team/team-pages.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("completes a whole visit by keyboard alone", async ({ page, signInPage, company }) => {
  await company.add("clients", { client_name: "Bell Heating", notes: "Before 8" });
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
    });
  const tabTo = async (text: string | RegExp) => {
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press("Tab");
      const now = await focused();
      if (typeof text === "string" ? now === text : text.test(now)) return;
    }
    throw new Error(`Tab never comes to ${text}`);
  };
  await signInPage.open();
  await page.keyboard.press("Tab");
  await page.keyboard.type(company.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type("demo-password-1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: dashboardPage.title })).toBeFocused();
  await expect(page.getByText("1 client")).toBeVisible();
  await tabTo("Client directory");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Client directory" })).toBeFocused();
  const list = new TeamList(page);
  await expect(list.card("Bell Heating")).toBeVisible();
  await tabTo("Bell Heating");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByText("Before 8")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(list.card("Bell Heating").getByRole("link")).toBeFocused();

  await page.keyboard.press("Control+Home");
  await page.evaluate(() => document.querySelector<HTMLElement>("h1")?.focus());
  await tabTo("Add Client");
  await page.keyboard.press("Enter");
  await expect(list.field("Client name")).toBeFocused();
  await page.keyboard.type("Corner & Co");
  await page.keyboard.press("Enter");
  await expect(list.card("Corner & Co")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Client" })).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Add Client" })).toBeFocused();

  // Until then, Sign Out would ask what to do with it.
  await expect.poll(() => company.stored("clients")).toHaveLength(2);
  await expect(list.card("Corner & Co").getByText("Saved on this device")).toHaveCount(0);
  await page.evaluate(() => document.querySelector<HTMLElement>("a")?.focus());
  await tabTo("Sign Out");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/auth");
});
