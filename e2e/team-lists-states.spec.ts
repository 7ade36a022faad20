import { expect } from "playwright/test";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("a list that cannot be loaded is not called empty and can be tried again; once loaded, its saved copy shows without a connection, and then the news", async ({
  page,
  list,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await company.addLeads(3);
  await openDashboard(page, company.email);
  await expect(page.getByText("No unanswered leads")).toBeVisible();
  const join = await cutOffFirestore(page);
  await test.step("not loaded is not empty, and comes with Try again", async () => {
    await list.follow("leads");
    await expect(page.getByRole("heading", { name: "We couldn't load the leads" })).toBeVisible();
    await expect(page.getByText("No leads found")).toHaveCount(0);
    // It asks at once. (The SDK too asks again by itself, in growing pauses.)
    const asked = page.waitForRequest(/\/Listen\/channel/);
    await page.getByRole("button", { name: "Try again" }).click();
    await asked;
    await join();
    await expect(list.cards).toHaveCount(3);
    await expect(page.getByText("Saved copy")).toHaveCount(0);
  });

  const joinAgain = await cutOffFirestore(page);
  await test.step("the saved copy shows, with its time", async () => {
    await page.reload();
    await expect(list.cards).toHaveCount(3);
    await expect(page.getByText(/Saved copy, as of today at \d{1,2}:\d\d\s[AP]M$/)).toBeVisible();
  });

  await test.step("then the news", async () => {
    await company.add("leads", { first_name: "Came", last_name: "Later", status: "todo" });
    await joinAgain();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(list.card("Came Later")).toBeVisible();
    await expect(page.getByText("Saved copy")).toHaveCount(0);
  });
});

test("a device whose storage is full says why nothing newer comes, and does without its copy", async ({
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
  // As Chromium does it on a device that is full: each transaction ends with an error after it was asked for.
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
  await expect(copied).toContainText("this device's storage may be full", { timeout: 60_000 });
  await expect(page.getByText("You're offline.")).toBeHidden();
  await page.getByRole("button", { name: "Open without the saved copy" }).click();
  await expect(list.card("Came Later")).toBeVisible({ timeout: 30_000 });
  await expect(copied).toBeHidden();
});
