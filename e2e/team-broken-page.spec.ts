import { expect } from "playwright/test";
import { openDashboard, signIn } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("a page whose script doesn't come says so instead of being blank; the others are a tap away, and it can be loaded again", async ({
  page,
  list,
  company,
  problems,
}) => {
  problems.expect(/Failed to load resource: .*status of 404/);
  problems.expect(/Failed to fetch dynamically imported module/);
  await company.add("clients", { client_name: "Ruiz Bakery" });
  const script = /\/assets\/clients-page-[\w-]+\.js/;
  await page.route(script, (route) => route.fulfill({ status: 404 }));
  await openDashboard(page, company.email);
  const problem = page.getByRole("alert").filter({ hasText: "This page isn't working" });
  // It's loaded anew once by itself.
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(problem).toBeVisible();
  await list.follow("tasks");
  await expect(page.getByText("No tasks found")).toBeVisible();
  await expect(problem).toHaveCount(0);
  await page.getByRole("link", { name: "Clients", exact: true }).click();
  await expect(problem).toBeVisible();
  await page.unroute(script);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(list.card("Ruiz Bakery")).toBeVisible();
});

test("a client whose lead has an id that can't be one opens all the same", async ({
  page,
  list,
  company,
}) => {
  const email = "ana@ruiz.example";
  await company.add("clients", { client_name: "Ruiz Bakery", lead_id: "no/id", email });
  await company.add("leads", { first_name: "Ana", email });
  await signIn(page, company.email);
  await list.open("clients");
  await list.card("Ruiz Bakery").getByRole("link").first().click();
  await expect(list.dialog.getByRole("link", { name: "Ana", exact: true })).toBeVisible();
});
