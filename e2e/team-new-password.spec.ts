import { expect } from "playwright/test";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { expectBadRequest, type SignIn, test } from "./fixtures/team-area.ts";

const newPassword = "seven quiet herons";

/** The specification's words. */
const mailed = ["Reset email sent", "Check your email for password reset instructions."] as const;

/** Requests a reset mail from the sign-in page, and returns there. */
async function askForLink(signInPage: SignIn, email: string): Promise<void> {
  const { page } = signInPage;
  await signInPage.forgot.click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  // The message about an earlier mail is gone.
  await expect(signInPage.toast(...mailed)).toHaveCount(0);
  await signInPage.email.fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(signInPage.toast(...mailed)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Team sign-in" })).toBeFocused();
  await expect(signInPage.email).toHaveValue(email);
}

test("sets a member's new password with a mailed link", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  // The member has forgotten the password or never confirmed the address.
  problems.expect(/The whitelist lookup failed: permission-denied/);
  const email = `unconfirmed-${company.email}`;
  await company.addMember(email, { emailVerified: false });
  const confirmFirst = page.getByRole("heading", { name: "Confirm your email first" });

  await test.step("gives the same answer for an address without an account", async () => {
    expectBadRequest(problems);
    await signInPage.open();
    await askForLink(signInPage, "nobody@nowhere.example");
    expect(await resetLinks("nobody@nowhere.example")).toEqual([]);
    await askForLink(signInPage, email);
    const [link] = await resetLinks(email);
    expect(link?.searchParams.get("continueUrl")).toBe(new URL("/auth", page.url()).href);
  });
  await test.step("asks an unconfirmed member to confirm before the dashboard", async () => {
    await openDashboard(page, email);
    await page.waitForURL("**/auth");
    await expect(confirmFirst).toBeFocused();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await signInPage.send(email);
    await expect(confirmFirst).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByText(/whitelist/)).toHaveCount(0);
  });
  await test.step("mails one link on a double press", async () => {
    // The keyboard is used because a second click could fall on the next screen, whose heading would then lose the
    // focus.
    await page.getByRole("button", { name: "Send me a link to confirm my email" }).focus();
    for (const _ of ["first", "second"]) await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    // One of them is the link that was requested before.
    expect(await resetLinks(email)).toHaveLength(2);
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(signInPage.email).toHaveValue(email);
  });
  await test.step("leads by the link to a new password and the dashboard, once", async () => {
    const path = await resetPath(email);
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Choose a new password" });
    await expect(heading).toBeVisible();
    // The code must be neither on the screen nor in the history, and a reload must keep it.
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(`For ${email}`)).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Save Password" }).click();
    await expect(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();

    await signInPage.send(email, demoPassword);
    await expect(page.getByText("Sign in failed")).toBeVisible();
    await signInPage.send(email, newPassword);
    await page.waitForURL("**/dashboard");
    await expect(page.getByRole("main")).toContainText(company.name);

    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});
