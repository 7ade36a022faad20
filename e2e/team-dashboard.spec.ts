import { expect, type Page } from "playwright/test";
import { limits } from "#contract/limits";
import { dashboardPage, teamPages } from "../web/src/team/team-pages.ts";
import { recordBadge } from "./fixtures/app-badge.ts";
import { countsAnswered, openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

const card = (page: Page, title: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: title });

const offer = (page: Page) => page.getByRole("region", { name: "Keep it on your home screen" });

test("a first visit: the app can be installed, three cards say what is open, and who is signed in for which company (the browser's offer to install is simulated)", async ({
  page,
  signInPage,
  company,
}) => {
  await signInPage.open();
  await test.step("Install asks the browser's own question, once", async () => {
    // Chromium offers it at the first page; private windows such as this one never get the offer.
    await page.evaluate(() => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      Reflect.set(event, "prompt", async () => Reflect.set(window, "asked", true));
      Reflect.set(window, "offered", event);
      dispatchEvent(event);
    });
    const offered = () => page.evaluate(() => Reflect.get(window, "offered").defaultPrevented);
    expect(await offered()).toBe(true);
    for (const status of ["todo", "todo", "in_progress", "completed", "odd"]) {
      await company.add("leads", { first_name: "A", last_name: "Lead", status });
    }
    for (const status of ["todo", "completed", "completed"]) {
      await company.add("tasks", { title: "A task", status, priority: "low" });
    }
    await company.add("clients", { client_name: "Bell" });
    await company.add("clients", { client_name: "Corner" });
    await signInPage.send(company.email);
    await expect(offer(page)).toBeVisible();
    await offer(page).getByRole("button", { name: "Install" }).click();
    expect(await page.evaluate(() => Reflect.get(window, "asked"))).toBe(true);
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step("three cards, each leading to its list", async () => {
    await expect(page).toHaveTitle(/^Team dashboard \| /);
    const main = page.getByRole("main");
    await expect(main.getByText(company.name)).toBeVisible();
    await expect(main.getByText(company.email)).toBeVisible();
    const dashboard = page.getByRole("heading", { level: 1, name: dashboardPage.title });
    for (const [title, count, path] of [
      ["Company leads", "No unanswered leads", "/company-leads"],
      ["Client directory", "2 clients", "/client-directory"],
      ["Client tasks", "1 open task", "/client-tasks"],
    ] as const) {
      await expect(card(page, title)).toContainText(count);
      await card(page, title).click();
      await page.waitForURL(`**${path}`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
      const counted = countsAnswered(page);
      await page.getByRole("link", { name: "Back to dashboard" }).click();
      await expect(dashboard).toBeFocused();
      await counted;
    }
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/auth");
  });
});

test("the numbers are new when the person comes back to the window, and that on the app's icon at once; none, and more than can be counted, are said in words", async ({
  page,
  company,
}) => {
  const badge = await recordBadge(page);
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const leads = card(page, "Company leads");
  await test.step("nothing open; a browser that offers nothing shows nothing about installing", async () => {
    await openDashboard(page, company.email);
    await expect(leads).toContainText("No unanswered leads");
    await expect(card(page, "Client directory")).toContainText("No clients");
    await expect(card(page, "Client tasks")).toContainText("No open tasks");
    await expect(offer(page)).toHaveCount(0);
  });
  await test.step("a lead waits for nothing; of messages, card and icon show how many wait for an answer", async () => {
    await company.addLeads(1);
    await comeBack();
    await expect(leads).toContainText("No unanswered leads");
    for (const first_name of ["Ana", "Bo"]) await company.addMessage({ first_name });
    await expect.poll(badge).toBe("2");
    await expect(leads).toContainText("2 unanswered leads");
  });
  await test.step("more than can be counted", async () => {
    await company.addClients(limits.listMax * 1.5);
    await comeBack();
    await expect(card(page, "Client directory")).toContainText("1,000+ clients");
  });
  await test.step("signing out takes the number off the icon", async () => {
    await page.getByRole("button", { name: "Sign Out" }).click();
    await page.waitForURL("**/auth");
    await expect.poll(badge).toBe("0");
  });
});

test.describe("as the server sends them", () => {
  // With scripts, the guarded pages would be left for the sign-in page before they are looked at.
  test.use({ javaScriptEnabled: false });

  test("every page offers the team's own app: its name, its icons, a start at the dashboard", async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    const icons = new Set<string>();
    for (const { path } of teamPages) {
      await page.goto(path);
      const { errors, url, data } = await session.send("Page.getAppManifest");
      expect(errors).toEqual([]);
      expect(new URL(url).pathname).toBe("/team.webmanifest");
      const manifest = JSON.parse(data ?? "{}");
      expect(manifest).toMatchObject({ id: "/dashboard", start_url: "/dashboard", scope: "/" });
      expect(manifest.name).toMatch(/ Team$/);
      const addresses = [manifest.start_url];
      for (const { name, url: address } of manifest.shortcuts) addresses.push(address, name);
      expect(addresses).toEqual([
        "/dashboard",
        ...["/company-leads", "Company leads"],
        ...["/client-directory", "Client directory"],
        ...["/client-tasks", "Client tasks"],
      ]);
      for (const { src } of manifest.icons) icons.add(src);
      icons.add(
        (await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")) ?? "none",
      );
    }
    for (const icon of icons) {
      expect(icon).toContain("/team-");
      expect((await page.request.get(icon)).headers()["content-type"]).toBe("image/png");
    }
  });
});
