import { expect } from "playwright/test";
import { TestCompany } from "./fixtures/company-records.ts";
import { teamStores } from "./fixtures/device.ts";
import { expectClosingStores, expectWiped, fillDevice } from "./fixtures/filled-device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { resetPath } from "./fixtures/reset-links.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { accessDenied, expectCached, test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

// The service worker also caches pages of the team area, and these caches must be deleted with the rest.
test.use({ serviceWorker: true });

const newPassword = "seven quiet herons";

test("ends the session everywhere and leaves nothing", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  // Each step ends the access in another way; without a network, the session ends as soon as there is one.
  expectClosingStores(problems);
  const other = await context.newPage();
  const accessEnded = /^Your access to the team area has ended/;
  await test.step("ends it in this device's other windows after a new password", async () => {
    await openDashboard(page, company.email);
    // The server refuses reads that are in progress when the session ends, and the SDK reports that.
    await expect(page.getByText("No unanswered leads")).toBeVisible();
    await company.mailReset();
    await other.goto(await resetPath(company.email));
    await other.getByLabel("New password", { exact: true }).fill(newPassword);
    await other.getByRole("button", { name: "Save Password" }).click();
    await expect(other.getByText("Your new password is saved. Sign in with it.")).toBeVisible();
    await page.waitForURL("**/auth");
    await expect(page.getByText("Your new password is saved.")).toBeVisible();
    problems.expectNone();
  });
  await test.step("ends it at once when the member is removed while signed in", async () => {
    // The rules refuse a member who was taken off the whitelist.
    problems.expect(/permission-denied|status of 403/);
    await signInPage.send(company.email, newPassword);
    await page.waitForURL("**/dashboard");
    await fillDevice(page, company);
    await other.goto("/dashboard");
    await expect(other.getByText("1 unanswered lead")).toBeVisible();
    await company.removeMember();
    for (const window of [page, other]) {
      await window.waitForURL("**/auth");
      await expect(window.getByText(accessEnded)).toBeVisible();
      await expect(window.getByText("Mathilda")).toHaveCount(0);
    }
    await expect.poll(() => teamStores(page)).toEqual([]);
    await expectWiped(page, company);
    await other.close();

    await signInPage.send(company.email, newPassword);
    await expect(signInPage.toast(...accessDenied)).toBeVisible();
    problems.expectNone();
  });
  await test.step("ends it with the network when the member was removed offline", async () => {
    expectNoConnection(problems);
    const next = await TestCompany.create();
    await signInPage.send(next.email);
    await fillDevice(page, next);
    await expectCached(page);
    await context.setOffline(true);
    await page.reload();
    await expect(new TeamList(page).card("Mathilda Quist")).toBeVisible();
    await next.removeMember();
    await context.setOffline(false);
    await page.waitForURL("**/auth");
    await expect(page.getByText(accessEnded)).toBeVisible();
    await expectWiped(page, next);
  });
  await test.step("ends it when the browser had thrown the copy away", async () => {
    const next = await TestCompany.create();
    await signInPage.send(next.email);
    await fillDevice(page, next);
    await page.goto("/about");
    await page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) {
        if (name?.startsWith("firestore/")) indexedDB.deleteDatabase(name);
      }
    });
    await next.removeMember();
    await page.goto("/company-leads");
    await page.waitForURL("**/auth");
    await expect(page.getByText(accessEnded)).toBeVisible();
    await expectWiped(page, next);
  });
});
