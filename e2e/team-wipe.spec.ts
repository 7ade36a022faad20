import { expect, type Page } from "playwright/test";
import { storedOnDevice } from "./fixtures/device.ts";
import { openFilled, openFrozenTab, signOutAnyway } from "./fixtures/filled-device.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ serviceWorker: true });

/** Makes the device refuse to empty a store while local storage has a note to do so. */
function refuseToEmpty(): void {
  const { clear } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.clear = function () {
    if (localStorage.getItem("refuses-to-empty")) throw new DOMException("", "UnknownError");
    return clear.call(this);
  };
}

function leaveDatabase(page: Page, name: string): Promise<void> {
  return page.evaluate(async (database) => {
    const opening = indexedDB.open(database);
    opening.onupgradeneeded = () => opening.result.createObjectStore("records").add("Mathilda", 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  }, name);
}

test("says that wiping failed, tries again, and deletes leftovers", async ({
  page,
  context,
  company,
  problems,
}) => {
  // Another tab doesn't answer, and emptying the stores fails, too.
  problems.expect(/A storage was not emptied/);
  await openFilled(page, company);
  const other = await openFrozenTab(context);
  await context.addInitScript(refuseToEmpty);
  await page.evaluate(refuseToEmpty);
  // Firestore's own database is deleted whole; this one, left by an older version of the app, is emptied.
  await leaveDatabase(page, "team-additions");
  await page.evaluate(() => localStorage.setItem("refuses-to-empty", "yes"));
  await signOutAnyway(page);
  const left = page.getByText("couldn't be deleted. Close all other tabs");
  await expect(left).toBeVisible();
  await expect(page.getByText("has been deleted")).toHaveCount(0);
  await other.close();
  await page.evaluate(() => localStorage.removeItem("refuses-to-empty"));
  await page.reload();
  await expect.poll(() => storedOnDevice(page)).not.toContain("Mathilda");
  await expect(page.getByText("couldn't be deleted")).toHaveCount(0);

  await test.step("deletes an earlier session's database on the sign-in page", async () => {
    await page.goto("/robots.txt");
    await leaveDatabase(page, "firestore/left/behind");
    expect(await storedOnDevice(page)).toContain("Mathilda");
    await page.goto("/auth");
    await expect.poll(() => storedOnDevice(page)).not.toContain("Mathilda");
  });
});
