import { expect } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("a page whose script doesn't come says so, the dashboard is a tap away, and it's there once the script is", async ({
  page,
  list,
  company,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*status of 404/);
  problems.expect(/Failed to fetch dynamically imported module|could not be loaded/);
  await company.add("clients", { client_name: "Ruiz Bakery" });
  // The three lists have one.
  const script = /\/assets\/record-pages-[\w-]+\.js/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await openDashboard(page, company.email);
  const clients = page.getByRole("link", { name: "Clients", exact: true });
  const late = page.getByText("This is taking longer than usual. Your connection may be weak.");
  await clients.click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(late).toBeVisible();
  await page.getByRole("link", { name: "Today", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await clients.click();
  await expect(late).toBeVisible();
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(list.card("Ruiz Bakery")).toBeVisible();
});

test("a page that was opened while the line was cut opens by itself with the line", async ({
  page,
  context,
  list,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  problems.expect(/Failed to fetch dynamically imported module|could not be loaded/);
  await company.add("clients", { client_name: "Ruiz Bakery" });
  await openDashboard(page, company.email);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(page.getByText("Loading...")).toBeVisible();
  await context.setOffline(false);
  await expect(list.card("Ruiz Bakery")).toBeVisible();
});
