import { expect } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("says that a page's script is missing, and opens it on a retry", async ({
  page,
  list,
  company,
  problems,
}) => {
  // Today stays a tap away until then.
  problems.expect(/Failed to load resource: .*status of 404/);
  problems.expect(/Failed to fetch dynamically imported module|could not be loaded/);
  await company.add("clients", { client_name: "Ruiz Bakery" });
  // The three lists share this script.
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

test("opens a page when the connection is back", async ({
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
