import { expect, type Page } from "playwright/test";
import { z } from "zod";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

const listenRequest = z.looseObject({
  addTarget: z.looseObject({ query: z.looseObject({ parent: z.string() }).optional() }).optional(),
});

/** Makes the server refuse one query by asking it of another company. Returns a function that ends this. */
async function refuseQuery(page: Page, companyId: string, field: string) {
  const channel = /\/Listen\/channel/;
  await page.route(channel, (route) => {
    const body = new URLSearchParams(route.request().postData() ?? "");
    for (const [name, text] of [...body]) {
      if (!name.endsWith("___data__") || !text.includes(field)) continue;
      const request = listenRequest.parse(JSON.parse(text));
      const { query } = request.addTarget ?? {};
      if (query) query.parent = query.parent.replace(companyId, `no-${companyId}`);
      delete request.addTarget?.resumeToken;
      body.set(name, JSON.stringify(request));
    }
    return route.continue(body.size > 0 ? { postData: `${body}` } : {});
  });
  return () => page.unroute(channel);
}

test("keeps known data when reading fails, and retries", async ({
  page,
  list,
  company,
  problems,
}) => {
  // Nothing is called done or empty that only couldn't be loaded.
  expectNoConnection(problems);
  problems.expect(/A list cannot be read: permission-denied/);
  problems.expect(/Uncaught Error in snapshot listener: .*permission-denied/);
  const messages = page.getByRole("list", { name: "Messages to answer" }).getByRole("listitem");
  const problem = page.getByRole("alert").filter({ hasText: "This may be out of date" });
  const isEmpty = page.getByText("Nothing is waiting");
  await openDashboard(page, company.email);
  await expect(isEmpty).toBeVisible();
  await test.step("doesn't call a list empty because it was empty before", async () => {
    const allow = await refuseQuery(page, company.id, "waiting_since");
    await page.reload();
    await expect(problem).toBeVisible();
    await expect(isEmpty).toHaveCount(0);
    await allow();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(isEmpty).toBeVisible();
    await expect(problem).toHaveCount(0);
  });
  await test.step("keeps what was known, and shows the news on the next try", async () => {
    await company.addMessage({ first_name: "Ana" });
    await expect(messages).toHaveCount(1);
    const allow = await refuseQuery(page, company.id, "waiting_since");
    await page.reload();
    await expect(problem).toBeVisible();
    await expect(messages).toHaveCount(1);
    await company.addMessage({ first_name: "Bo" });
    await allow();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(messages).toHaveCount(2);
    await expect(problem).toHaveCount(0);
  });
  await test.step("doesn't call an unloaded list empty, and loads it on Try again", async () => {
    const join = await cutOffFirestore(page);
    await list.follow("clients");
    await expect(page.getByRole("heading", { name: "We couldn't load the clients" })).toBeVisible();
    await expect(page.getByText("No clients found")).toHaveCount(0);
    // The list sends a request at once. (The SDK also retries by itself, at growing intervals.)
    const asked = page.waitForRequest(/\/Listen\/channel/);
    await page.getByRole("button", { name: "Try again" }).click();
    await asked;
    await join();
    await expect(page.getByText("No clients found")).toBeVisible();
  });
});

test("explains full storage, and works without the saved copy", async ({
  page,
  list,
  company,
  problems,
}) => {
  problems.expect(/IndexedDB|Firestore/);
  await company.addLeads(1);
  await openDashboard(page, company.email);
  await list.follow("leads");
  await expect(list.cards).toHaveCount(1);
  // This imitates Chromium on a full device: each transaction ends with an error after the request was made.
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const request = put.apply(this, args);
      if (this.transaction.db.name.startsWith("firestore/")) this.transaction.abort();
      return request;
    };
  });
  await company.add("leads", { first_name: "Came", last_name: "Later", status: "todo" });
  await page.reload();
  const copied = page.getByText(/^This is what was saved on this device\./);
  await expect(copied).toContainText("this device's storage may be full");
  await expect(page.getByText("You're offline.")).toBeHidden();
  await page.getByRole("button", { name: "Open without the saved copy" }).click();
  await expect(list.card("Came Later")).toBeVisible();
  await expect(copied).toBeHidden();
});
