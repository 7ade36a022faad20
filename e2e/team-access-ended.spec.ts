import { expect } from "@playwright/test";
import { teamStores } from "./fixtures/device.ts";
import { expectWiped, fillDevice } from "./fixtures/filled-device.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { resetPath } from "./fixtures/reset-links.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { expectKept, expectRefusedReads, test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

// The service worker keeps pages of the team area too: its caches must go with the rest.
test.use({ serviceWorker: true });

const accessEnded = /^Your access to the team area has ended/;

test("removed from the whitelist while signed in: out at once in every window, nothing left", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectRefusedReads(problems);
  await openDashboard(page, company.email);
  await fillDevice(page, company);
  const other = await page.context().newPage();
  await other.goto("/dashboard");
  await expect(other.getByText("1 open lead")).toBeVisible();
  await company.removeMember();
  for (const window of [page, other]) {
    await window.waitForURL("**/auth");
    await expect(window.getByText(accessEnded)).toBeVisible();
    await expect(window.getByText("Mathilda")).toHaveCount(0);
  }
  await expect.poll(() => teamStores(page)).toEqual([]);
  await expectWiped(page, company);

  await signInPage.send(company.email);
  const denied = "Your email is not whitelisted for this application.";
  await expect(signInPage.toast("Access denied", denied)).toBeVisible();
});

test("removed while the phone had no network: out as soon as it has one", async ({
  page,
  context,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  expectRefusedReads(problems);
  await openDashboard(page, company.email);
  await fillDevice(page, company);
  await expectKept(page);
  await context.setOffline(true);
  await page.reload();
  await expect(new TeamList(page).card("Mathilda Quist")).toBeVisible();
  await company.removeMember();
  await context.setOffline(false);
  await page.waitForURL("**/auth", { timeout: 60_000 });
  await expect(page.getByText(accessEnded)).toBeVisible();
  await expectWiped(page, company);
});

test("a new password ends the session in the other windows of this device", async ({
  page,
  company,
}) => {
  await openDashboard(page, company.email);
  const other = await page.context().newPage();
  await company.mailReset();
  await other.goto(await resetPath(company.email));
  await other.getByLabel("New password", { exact: true }).fill("seven quiet herons");
  await other.getByRole("button", { name: "Save Password" }).click();
  await expect(other.getByText("Your new password is saved. Sign in with it.")).toBeVisible();
  await page.waitForURL("**/auth");
  await expect(page.getByText("Your new password is saved.")).toBeVisible();
});
