import { expect, type Page } from "playwright/test";
import { expectNoConnection } from "./fixtures/network.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";

const heading = (page: Page) => page.getByRole("heading", { name: "Confirm your email first" });
const send = (page: Page) =>
  page.getByRole("button", { name: "Send me a link to confirm my email" });

test.beforeEach(({ problems }) => {
  problems.expect(/The whitelist lookup failed: permission-denied/);
});

test("a member whose address was never confirmed is told so, gets one link for a double press, chooses a password and is in", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  const email = `unconfirmed-${company.email}`;
  await company.addMember(email, { emailVerified: false });
  await test.step("the sentence, which is not about a whitelist", async () => {
    await signInPage.open();
    await signInPage.send(email);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByText(/whitelist/)).toHaveCount(0);
  });
  await test.step("without a network nothing is sent, and the page says so", async () => {
    expectNoConnection(problems);
    await context.setOffline(true);
    await send(page).click();
    const text = "There is no connection. Check your network and try again.";
    await expect(signInPage.toast("We couldn't send the link", text)).toBeVisible();
    await expect(send(page)).toBeEnabled();
    await context.setOffline(false);
    expect(await resetLinks(email)).toEqual([]);
  });
  await test.step("a double press mails one link", async () => {
    // With the keyboard: a second click could fall on the next screen, whose heading then loses the focus.
    await send(page).focus();
    for (const _ of ["first", "second"]) await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByText("We couldn't send the link")).toHaveCount(0);
    expect(await resetLinks(email)).toHaveLength(1);
  });
  await test.step("before the link is used, signing in says the same again", async () => {
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(signInPage.email).toHaveValue(email);
    await signInPage.send(email);
    await expect(heading(page)).toBeFocused();
  });
  await test.step("the link leads to a new password, and that to the dashboard", async () => {
    await page.goto(await resetPath(email));
    await page.getByLabel("New password", { exact: true }).fill("seven quiet herons");
    await page.getByRole("button", { name: "Save Password" }).click();
    await expect(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();
    await signInPage.send(email, "seven quiet herons");
    await page.waitForURL("**/dashboard");
    await expect(page.getByRole("main")).toContainText(company.name);
  });
});

test("who was signed in before is told the same instead of the dashboard; another person can sign in", async ({
  page,
  signInPage,
}) => {
  // An account of the demo data (README, "Run it"). It stays unconfirmed: nothing is sent.
  await openDashboard(page, "unverified@agency.example");
  await page.waitForURL("**/auth");
  await expect(heading(page)).toBeFocused();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await signInPage.send("team@agency.example");
  await page.waitForURL("**/dashboard");
});
