import { expect, type Page } from "playwright/test";
import { demoPassword } from "../scripts/admin/seed/demo-accounts.ts";
import { answerWithError, expectRefusal } from "./fixtures/auth-service.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
import { type SignIn, test } from "./fixtures/team-area.ts";

const newPassword = "seven quiet herons";

/** The specification's words. */
const mailed = ["Reset email sent", "Check your email for password reset instructions."] as const;
const spent = "This link no longer works";

const newPasswordField = (page: Page) => page.getByLabel("New password", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Password" });

/** From the sign-in page to the form for a forgotten password. */
async function openForgot(signInPage: SignIn): Promise<void> {
  const { page } = signInPage;
  await signInPage.forgot.click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  // What was said of an earlier mail is gone.
  await expect(signInPage.toast(...mailed)).toHaveCount(0);
}

/** Asks for a reset mail, from the sign-in page on, and is back there. */
async function askForLink(signInPage: SignIn, email: string): Promise<void> {
  const { page } = signInPage;
  await openForgot(signInPage);
  await signInPage.email.fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(signInPage.toast(...mailed)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Team sign-in" })).toBeFocused();
  await expect(signInPage.email).toHaveValue(email);
}

test("a forgotten password: mail, also for an address without an account, link, new password, signed in with it; without an address or a network nothing is sent", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  await test.step("without an address or a network the page says what is missing", async () => {
    expectNoConnection(problems);
    await signInPage.open();
    await openForgot(signInPage);
    const send = page.getByRole("button", { name: "Send Reset Email" });
    await send.click();
    const missing = signInPage.toast("Email required", "Please enter your email address");
    await expect(missing).toBeVisible();
    await expect(signInPage.email).toBeFocused();
    await signInPage.email.fill("not an address");
    await send.click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();

    await signInPage.email.fill("team@agency.example");
    await context.setOffline(true);
    await send.click();
    const text = "There's no connection. Check your network and try again.";
    await expect(signInPage.toast("Reset failed", text)).toBeVisible();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(signInPage.email).toHaveValue("team@agency.example");
    await context.setOffline(false);
    problems.expectNone();
  });
  await test.step("an address without an account gets the same answer as one with an account", async () => {
    expectRefusal(problems);
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
    await newPasswordField(page).fill(newPassword);
    await save(page).click();
    await expect(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();

    await signInPage.send(company.email, demoPassword);
    await expect(page.getByText("Sign in failed")).toBeVisible();
    await signInPage.send(company.email, newPassword);
    await page.waitForURL("**/dashboard");

    await page.goto(path);
    await expect(page.getByRole("heading", { name: spent })).toBeVisible();
  });
});

test("a link still holds when it could not be checked for want of a network, and when a weak password was refused, with every reason, while what was typed stays", async ({
  page,
  company,
  problems,
}) => {
  await test.step("no network", async () => {
    expectNoConnection(problems);
    await company.mailReset();
    const path = await resetPath(company.email);
    const calls = "**/accounts:resetPassword?**";
    await page.route(calls, (route) => route.abort("internetdisconnected"));
    await page.goto(path);
    const heading = page.getByRole("heading", { name: "We couldn't check your link" });
    await expect(heading).toBeVisible();
    await page.unroute(calls);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(newPasswordField(page)).toBeVisible();
  });
  await test.step("weak passwords", async () => {
    for (const [password, reasons] of [
      ["short", ["Use at least 8 characters."]],
      ["Football123!", ["Choose something less common."]],
      ["aaaa", ["Use at least 8 characters.", "Don't use the same character over and over."]],
      [`${company.id} and more`, ["Don't use your email address in it."]],
    ] as const) {
      await newPasswordField(page).fill(password);
      await save(page).click();
      await expect(page.getByText("This password is too weak.")).toBeVisible();
      await expect(page.getByRole("alert").getByRole("listitem")).toContainText(reasons);
      await expect(newPasswordField(page)).toHaveValue(password);
      await expect(newPasswordField(page)).toBeFocused();
    }
    await newPasswordField(page).fill(newPassword);
    await save(page).click();
    await expect(page.getByText("Your new password is saved.")).toBeVisible();
  });
});

test("a link that ran out, a made-up code, no code, and a link for something else are no good, and there is a way on", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectRefusal(problems);
  await test.step("a link that ran out, when it is used and when it is opened (simulated)", async () => {
    await company.mailReset();
    await page.goto(await resetPath(company.email));
    await newPasswordField(page).fill(newPassword);
    // The emulator's links do not run out.
    await answerWithError(page, "resetPassword", "EXPIRED_OOB_CODE");
    await save(page).click();
    await expect(page.getByRole("heading", { name: spent })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: spent })).toBeVisible();
    await page.getByRole("button", { name: "Back to sign in" }).click();
    await expect(signInPage.button).toBeVisible();
    await page.unrouteAll();
  });
  await test.step("no link of ours: a new one can be had", async () => {
    const before = await resetLinks(company.email);
    for (const query of [
      "?mode=resetPassword&oobCode=made-up",
      "?mode=resetPassword",
      "?mode=verifyEmail&oobCode=made-up",
    ]) {
      await page.goto(`/auth${query}`);
      await expect(page.getByRole("heading", { name: spent })).toBeVisible();
      await page.getByRole("button", { name: "Get a new link" }).click();
      await expect(page.getByRole("heading", { name: "Get a new link" })).toBeFocused();
    }
    await signInPage.email.fill(company.email);
    await page.getByRole("button", { name: "Send Reset Email" }).click();
    await expect(signInPage.toast(...mailed)).toBeVisible();
    await expect(signInPage.button).toBeVisible();
    expect(await resetLinks(company.email)).toHaveLength(before.length + 1);
  });
});
