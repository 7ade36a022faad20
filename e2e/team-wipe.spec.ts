import { type BrowserContext, expect, type Page } from "playwright/test";
import { TestCompany } from "./fixtures/company-records.ts";
import { storedOnDevice } from "./fixtures/device.ts";
import { openFilled, secretsOf } from "./fixtures/filled-device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { sendOffline } from "./fixtures/outbox.ts";
import { openDashboard, openSettledDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ serviceWorker: true, hasTouch: true });

const goodbye = "You're signed out. What was saved on this device has been deleted.";

const signOut = (page: Page) => page.getByRole("button", { name: "Sign Out" });

/** Another tab of the team area, which holds the copy open and, frozen as phones do it, hears nobody. */
async function openFrozenTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto("/company-leads");
  await expect(tab.getByText("Mathilda Quist")).toBeVisible();
  const session = await context.newCDPSession(tab);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  return tab;
}

/** Lets the device refuse to empty a storage, as long as it has a note to do so. */
function refuseToEmpty(): void {
  const { clear } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.clear = function () {
    if (localStorage.getItem("refuses-to-empty")) throw new DOMException("", "UnknownError");
    return clear.call(this);
  };
}

test("with a tab that does not answer, the copy is emptied all the same; where that fails too, the page says so, and tries again", async ({
  page,
  context,
  company,
  problems,
}) => {
  await openFilled(page, company);
  const frozen = await openFrozenTab(context);
  await signOut(page).click();
  await expect(page.getByText(goodbye)).toBeVisible();
  const stored = await storedOnDevice(page);
  for (const secret of secretsOf(company)) expect(stored).not.toContain(secret);
  await frozen.close();

  await test.step("where emptying fails too, the page says so, and tries again", async () => {
    problems.expect(/A storage was not emptied/);
    const next = await TestCompany.create();
    await openFilled(page, next);
    const other = await openFrozenTab(context);
    await context.addInitScript(refuseToEmpty);
    await page.evaluate(refuseToEmpty);
    await page.evaluate(() => localStorage.setItem("refuses-to-empty", "yes"));
    await signOut(page).click();
    const left = page.getByText("couldn't be deleted. Close all other tabs");
    await expect(left).toBeVisible();
    await expect(page.getByText("has been deleted")).toHaveCount(0);
    await other.close();
    await page.evaluate(() => localStorage.removeItem("refuses-to-empty"));
    await page.reload();
    await expect.poll(() => storedOnDevice(page)).not.toContain("Mathilda");
    await expect(page.getByText("couldn't be deleted")).toHaveCount(0);
  });
});

test("the sign-in page speaks of a visitor's message that waits on the device, which signing out leaves", async ({
  page,
  context,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await openDashboard(page, company.email);
  await sendOffline(page, context);
  await context.route("**/api/**", (route) => route.abort());
  await context.setOffline(false);
  await openSettledDashboard(page);
  await signOut(page).click();
  await expect(page.getByText(goodbye)).toBeVisible();
  await expect(
    page.getByText("1 message from a form on this website hasn't been sent yet."),
  ).toBeVisible();
});

test("what an earlier session left in a database, and nothing else of it, is deleted when the sign-in page opens, untouched", async ({
  page,
}) => {
  await page.goto("/robots.txt");
  await page.evaluate(async () => {
    const opening = indexedDB.open("firestore/left/behind");
    opening.onupgradeneeded = () => opening.result.createObjectStore("records").add("Mathilda", 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    opening.result.close();
  });
  expect(await storedOnDevice(page)).toContain("Mathilda");
  await page.goto("/auth");
  await expect.poll(() => storedOnDevice(page)).not.toContain("Mathilda");
});
