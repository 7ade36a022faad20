import { expect, type Page } from "playwright/test";
import { TestCompany } from "./fixtures/company-records.ts";
import { storedOnDevice, teamStores } from "./fixtures/device.ts";
import {
  expectClosingStores,
  expectWiped,
  fillDevice,
  openFilled,
  openFrozenTab,
  secretsOf,
  signOutAnyway,
} from "./fixtures/filled-device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { countsAnswered, openSettledDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

// The service worker also caches pages of the team area, and these caches must be deleted with the rest.
test.use({ serviceWorker: true });

const goodbye = "You're signed out. What was saved on this device has been deleted.";

const signOut = (page: Page) => page.getByRole("button", { name: "Sign Out" });

/** Records every text that the page shows, from now on until the next page load. */
async function noteTexts(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("noteText", (text: string) => seen.push(text));
  await page.evaluate(() => {
    const note = () => Reflect.get(window, "noteText")(document.body.textContent);
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return seen;
}

test("deletes everything from the device on signing out", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectClosingStores(problems);
  const next = await TestCompany.create();
  await test.step("signs out the other window, too", async () => {
    await openFilled(page, company);
    const counted = countsAnswered(page);
    await page.getByRole("link", { name: "Back to dashboard" }).click();
    await expect(page.getByText("1 unanswered lead")).toBeVisible();
    await counted;
    const other = await page.context().newPage();
    await openSettledDashboard(other);
    await signOutAnyway(other);
    await other.waitForURL("**/auth");
    await page.waitForURL("**/auth");
    await expect(page.getByText(goodbye)).toBeVisible();
    await expect.poll(() => teamStores(page)).toEqual([]);
    await expectWiped(page, company);
    await other.close();
  });
  await test.step("shows the next person only their own company", async () => {
    await next.add("leads", { first_name: "Only", last_name: "Ours", status: "completed" });
    const seen = await noteTexts(page);
    await signInPage.send(next.email);
    await page.waitForURL("**/dashboard");
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await expect(page.getByText(next.name)).toBeVisible();
    await page.getByRole("link", { name: "Company leads" }).click();
    const list = new TeamList(page);
    await expect(list.card("Only Ours")).toBeVisible();
    await expect(list.cards).toHaveCount(1);
    const texts = seen.join("\n");
    expect(texts).toContain("Only Ours");
    for (const secret of secretsOf(company)) expect(texts).not.toContain(secret);
    const stored = await storedOnDevice(page);
    for (const secret of secretsOf(company)) expect(stored).not.toContain(secret);
  });
  await test.step("leaves the next session alone in a tab that hears late of the last", async () => {
    const loaded = page.waitForEvent("load");
    await page.evaluate(() => {
      const message = { reason: "signed-out", at: Date.now() - 60_000 };
      const otherTab = new BroadcastChannel("team-area");
      otherTab.postMessage(message);
      otherTab.close();
    });
    await loaded;
    await expect(page.locator("[data-seen]")).toHaveCount(0);
    await expect(new TeamList(page).card("Only Ours")).toBeVisible();
    await expect(page).toHaveURL("/company-leads");
  });
  await test.step("deletes everything while a tab doesn't answer, and says so once", async () => {
    await fillDevice(page, next);
    const frozen = await openFrozenTab(page.context());
    await signOutAnyway(page);
    await page.waitForURL("**/auth");
    await expect(page.getByText(goodbye)).toBeVisible();
    const left = await storedOnDevice(page);
    for (const secret of secretsOf(next)) expect(left).not.toContain(secret);
    await frozen.close();
    await page.reload();
    await expect(signInPage.button).toBeVisible();
    await expect(page.getByText(goodbye)).toHaveCount(0);
    await expectWiped(page, next);
    await page.goto("/company-leads");
    await page.waitForURL("**/auth");
    await expect(page.getByText("Mathilda")).toHaveCount(0);
  });
});

test("wipes the device offline, but asks first about unsent entries", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  const signedOut = page.getByRole("heading", { name: "You're signed out" });
  await test.step("wipes at once when everything was sent", async () => {
    await openFilled(page, company);
    // What is typed would be asked about. The tab still has its own copy.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith("team-kept-draft:")) localStorage.removeItem(key);
    });
    await context.setOffline(true);
    // This imitates a device that is busy at that moment.
    await signOut(page).evaluate((button: HTMLElement) => {
      button.click();
      const until = performance.now() + 2000;
      while (performance.now() < until);
    });
    await expect(signedOut).toBeVisible();
    await expect(page.getByText("Mathilda")).toHaveCount(0);
    await expectWiped(page, company);
    await page.reload();
    await expect(page.getByText("Mathilda")).toHaveCount(0);
    await context.setOffline(false);
    // The offline page opens the wanted page by itself.
    await expect(signInPage.button).toBeVisible();
    await page.goto("/company-leads");
    await page.waitForURL("**/auth");
  });
  await test.step("asks first when an entry was not sent", async () => {
    await signInPage.send(company.email);
    await page.waitForURL("**/company-leads");
    await page.getByRole("link", { name: "Clients", exact: true }).click();
    await expect(page.getByText("No clients found")).toBeVisible();
    await context.setOffline(true);
    const list = new TeamList(page);
    await list.openForm("Add Client");
    await list.field("Client name").fill("Mathilda's Bakery");
    await page.keyboard.press("Enter");
    await expect(list.card("Mathilda's Bakery")).toBeVisible();

    await signOut(page).click();
    const question = page.getByRole("dialog", { name: "Some entries aren't saved online yet" });
    await question.getByRole("button", { name: "Stay signed in" }).click();
    await expect(question).toBeHidden();
    await expect(list.card("Mathilda's Bakery")).toBeVisible();

    await signOut(page).click();
    await question.getByRole("button", { name: "Sign out and delete them" }).click();
    await expect(signedOut).toBeVisible();
    await expectWiped(page, company);
    await context.setOffline(false);
    // Debian's Chromium 156 never exits if it's closed while a page opens another by itself.
    await expect(signInPage.button).toBeVisible();
    expect(await company.stored("clients")).toEqual([]);
  });
});
