import { expect } from "playwright/test";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { expectRefusal } from "./fixtures/auth-service.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { type SignIn, test } from "./fixtures/team-area.ts";

const newPassword = "seven quiet herons";

/** The specification's words. */
const mailed = ["Reset email sent", "Check your email for password reset instructions."] as const;

/** Asks for a reset mail, from the sign-in page on, and is back there. */
async function askForLink(signInPage: SignIn, email: string): Promise<void> {
  const { page } = signInPage;
  await signInPage.forgot.click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  // What was said of an earlier mail is gone.
  await expect(signInPage.toast(...mailed)).toHaveCount(0);
  await signInPage.email.fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(signInPage.toast(...mailed)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Team sign-in" })).toBeFocused();
  await expect(signInPage.email).toHaveValue(email);
}

test("who forgot the password, or never confirmed the address, gets a link, chooses a new password and is in", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  problems.expect(/The whitelist lookup failed: permission-denied/);
  const email = `unconfirmed-${company.email}`;
  await company.addMember(email, { emailVerified: false });
  const confirmFirst = page.getByRole("heading", { name: "Confirm your email first" });

  await test.step("an address without an account gets the same answer as one with an account", async () => {
    expectRefusal(problems);
    await signInPage.open();
    await askForLink(signInPage, "nobody@nowhere.example");
    expect(await resetLinks("nobody@nowhere.example")).toEqual([]);
    await askForLink(signInPage, email);
    const [link] = await resetLinks(email);
    expect(link?.searchParams.get("continueUrl")).toBe(new URL("/auth", page.url()).href);
  });
  await test.step("never confirmed: told so instead of the dashboard, also who was signed in before", async () => {
    await openDashboard(page, email);
    await page.waitForURL("**/auth");
    await expect(confirmFirst).toBeFocused();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await signInPage.send(email);
    await expect(confirmFirst).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    await expect(page.getByText(/whitelist/)).toHaveCount(0);
  });
  await test.step("a double press mails one link", async () => {
    // With the keyboard: a second click could fall on the next screen, whose heading then loses the focus.
    await page.getByRole("button", { name: "Send me a link to confirm my email" }).focus();
    for (const _ of ["first", "second"]) await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
    await expect(page.getByRole("main")).toContainText(email);
    // Beside the one that was asked for before.
    expect(await resetLinks(email)).toHaveLength(2);
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(signInPage.email).toHaveValue(email);
  });
  await test.step("the link leads to a new password and that to the dashboard; it works once", async () => {
    const path = await resetPath(email);
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Choose a new password" });
    await expect(heading).toBeVisible();
    // The code is neither to be read off the screen nor in the history; a reload keeps it.
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
