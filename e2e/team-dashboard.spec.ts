import { expect, type Page } from "playwright/test";
import { limits } from "#contract/limits";
import { dashboardPage } from "#web/src/team/team-pages.ts";
import { recordBadge } from "./fixtures/badge-count.ts";
import { countsAnswered } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

const card = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

test("offers to install, shows three cards, and refreshes its numbers", async ({
  page,
  signInPage,
  company,
}) => {
  // The browser's offer is simulated.
  const offer = page.getByRole("region", { name: "Keep it on your home screen" });
  const leads = card(page, "Company leads");
  const badge = await recordBadge(page);
  await signInPage.open();
  await test.step("shows the browser's own prompt once on Install", async () => {
    // Chromium offers it at the first page, but never in private windows such as this one.
    await page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Reflect.set(event, "prompt", async () => Reflect.set(window, "asked", true));
      Reflect.set(window, "offered", event);
      dispatchEvent(event);
    });
    const offered = () => page.evaluate(() => Reflect.get(window, "offered").defaultPrevented);
    expect(await offered()).toBe(true);
    for (const status of ["todo", "completed", "odd"]) {
      await company.add("leads", { first_name: "A", last_name: "Lead", status });
    }
    for (const status of ["todo", "completed"]) {
      await company.add("tasks", { title: "A task", status, priority: "low" });
    }
    await company.add("clients", { client_name: "Bell" });
    await company.add("clients", { client_name: "Corner" });
    await signInPage.send(company.email);
    await offer.getByRole("button", { name: "Install" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(true);
    await expect(offer).toHaveCount(0);
  });
  await test.step("shows three cards, each leading to its list", async () => {
    await expect(page).toHaveTitle(/^Team dashboard \| /);
    const main = page.getByRole("main");
    await expect(main.getByText(company.name)).toBeVisible();
    await expect(main.getByText(company.email)).toBeVisible();
    await expect(leads).toContainText("No unanswered leads");
    await expect(card(page, "Client directory")).toContainText("2 clients");
    await expect(card(page, "Client tasks")).toContainText("1 open task");
    await card(page, "Client tasks").click();
    await page.waitForURL("**/client-tasks");
    await expect(page.getByRole("heading", { level: 1, name: "Client tasks" })).toBeFocused();
    const counted = countsAnswered(page);
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page.getByRole("heading", { level: 1, name: dashboardPage.title })).toBeFocused();
    await counted;
  });
  await test.step("shows on card and icon how many messages wait for an answer", async () => {
    for (const first_name of ["Ana", "Bo"]) await company.addMessage({ first_name });
    await expect.poll(badge).toBe("2");
    await expect(leads).toContainText("2 unanswered leads");
  });
  await test.step("refreshes numbers on coming back, also beyond what it can count", async () => {
    await company.addClients(limits.listMax * 1.5);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(card(page, "Client directory")).toContainText("1,000+ clients");
  });
  await test.step("hides the agency's own numbers and newsletter", async () => {
    await expect(page.getByRole("region", { name: /^(Newsletter|Your website)/ })).toHaveCount(0);
  });
  await test.step("clears the icon's number on signing out", async () => {
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/auth");
    await expect.poll(badge).toBe("0");
  });
});
