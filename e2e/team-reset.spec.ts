import { expect } from "playwright/test";
import { demoPassword } from "../scripts/admin/seed/demo-accounts.ts";
import { expectRefusal } from "./fixtures/auth-service.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
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

test("a forgotten password: mail, also for an address without an account, link, new password, signed in with it", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  await test.step("an address without an account gets the same answer as one with an account", async () => {
    expectRefusal(problems);
    await signInPage.open();
    await askForLink(signInPage, "nobody@nowhere.example");
    expect(await resetLinks("nobody@nowhere.example")).toEqual([]);
    await askForLink(signInPage, company.email);
    const [link] = await resetLinks(company.email);
    expect(link?.searchParams.get("continueUrl")).toBe(new URL("/auth", page.url()).href);
  });
  await test.step("the link leads to a new password, and works once", async () => {
    const path = await resetPath(company.email);
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "Choose a new password" });
    await expect(heading).toBeVisible();
    // The code is neither to be read off the screen nor in the history; a reload keeps it.
    expect(new URL(page.url()).search).toBe("");
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(page.getByText(`For ${company.email}`)).toBeVisible();
    await page.getByLabel("New password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Save Password" }).click();
    await expect(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();

    await signInPage.send(company.email, demoPassword);
    await expect(page.getByText("Sign in failed")).toBeVisible();
    await signInPage.send(company.email, newPassword);
    await page.waitForURL("**/dashboard");

    await page.goto(path);
    await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  });
});
