import { expect } from "playwright/test";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("a page whose script doesn't come says so instead of being blank; the dashboard is a tap away, and it can be loaded again", async ({
  page,
  list,
  company,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*status of 404/);
  problems.expect(/Failed to fetch dynamically imported module/);
  await company.add("clients", { client_name: "Ruiz Bakery" });
  // The three lists have one.
  const script = /\/assets\/record-pages-[\w-]+\.js/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await openDashboard(page, company.email);
  const problem = page.getByRole("alert").filter({ hasText: "This page isn't working" });
  // It's loaded anew once by itself.
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(problem).toBeVisible();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(problem).toHaveCount(0);
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(problem).toBeVisible();
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(list.card("Ruiz Bakery")).toBeVisible();
});
