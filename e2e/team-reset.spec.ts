import { expect, type Page } from "@playwright/test";
import { demoPassword } from "../scripts/seed/demo-accounts.ts";
import { answerWithError, expectRefusal } from "./fixtures/auth-service.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { resetLinks, resetPath } from "./fixtures/reset-links.ts";
import { type SignIn, test } from "./fixtures/team-area.ts";

const newPassword = "seven quiet herons";

/** Texts of the specification (section 8). */
const mailed = ["Reset email sent", "Check your email for password reset instructions."] as const;
const spent = "This link does not work any more";

/** Asks for a reset mail, from the sign-in page on. */
async function askForLink(signInPage: SignIn, email: string): Promise<void> {
  const { page } = signInPage;
  await signInPage.open();
  await signInPage.forgot.click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
  await signInPage.email.fill(email);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  await expect(signInPage.toast(...mailed)).toBeVisible();
}

const newPasswordField = (page: Page) => page.getByLabel("New password", { exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save Password" });

test("a forgotten password: mail, link, new password, signed in with it", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectRefusal(problems);
  await askForLink(signInPage, company.email);
  await expect(page.getByRole("heading", { name: "Team sign-in" })).toBeFocused();
  await expect(signInPage.email).toHaveValue(company.email);

  const path = await resetPath(company.email);
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await expect(page.getByText(`For ${company.email}`)).toBeVisible();
  await newPasswordField(page).fill(newPassword);
  await save(page).click();
  await page.waitForURL((url) => url.pathname === "/auth" && url.search === "");
  await expect(page.getByText("Your new password is saved. Sign in with it.")).toBeVisible();

  await signInPage.send(company.email, demoPassword);
  await expect(page.getByText("Sign in failed")).toBeVisible();
  await signInPage.send(company.email, newPassword);
  await page.waitForURL("**/dashboard");

  // The link works once.
  await page.goto(path);
  await expect(page.getByRole("heading", { name: spent })).toBeVisible();
});

test("the mail's link comes back to this site", async ({ signInPage, company }) => {
  await askForLink(signInPage, company.email);
  const [link] = await resetLinks(company.email);
  const back = new URL(link?.searchParams.get("continueUrl") ?? "about:blank");
  expect(back.pathname).toBe("/auth");
  expect(back.origin).toBe(new URL(signInPage.page.url()).origin);
});

test("an address without an account gets the same answer", async ({ signInPage, problems }) => {
  expectRefusal(problems);
  await askForLink(signInPage, "nobody@nowhere.example");
  expect(await resetLinks("nobody@nowhere.example")).toEqual([]);
});

test("without an address nothing is sent, and the page says what is missing", async ({
  page,
  signInPage,
}) => {
  await signInPage.open();
  await signInPage.forgot.click();
  const send = page.getByRole("button", { name: "Send Reset Email" });
  await send.click();
  const missing = signInPage.toast("Email required", "Please enter your email address");
  await expect(missing).toBeVisible();
  await expect(signInPage.email).toBeFocused();
  await signInPage.email.fill("not an address");
  await send.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(signInPage.email).toHaveValue("not an address");
});

test("without a network the reset says so", async ({ page, context, signInPage, problems }) => {
  expectNoConnection(problems);
  await signInPage.open();
  await signInPage.forgot.click();
  await signInPage.email.fill("team@agency.example");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send Reset Email" }).click();
  const text = "There is no connection. Check your network and try again.";
  await expect(signInPage.toast("Reset failed", text)).toBeVisible();
});

for (const [password, reasons] of [
  ["short", ["Use at least 8 characters."]],
  ["Football123!", ["Choose something less common."]],
  ["aaaa", ["Use at least 8 characters.", "Use more than one character."]],
] as const) {
  test(`"${password}" is refused with every reason, and what was typed stays`, async ({
    page,
    signInPage,
    company,
  }) => {
    await askForLink(signInPage, company.email);
    await page.goto(await resetPath(company.email));
    await newPasswordField(page).fill(password);
    await save(page).click();
    await expect(page.getByText("This password is too weak.")).toBeVisible();
    const told = page.getByRole("alert").getByRole("listitem");
    await expect(told).toHaveCount(reasons.length);
    for (const [index, reason] of reasons.entries()) {
      await expect(told.nth(index)).toContainText(reason);
    }
    await expect(newPasswordField(page)).toHaveValue(password);
    await expect(newPasswordField(page)).toBeFocused();
    // The link still holds.
    await newPasswordField(page).fill(newPassword);
    await save(page).click();
    await expect(page.getByText("Your new password is saved.")).toBeVisible();
  });
}

test("a password with the person's own address in it is refused", async ({
  page,
  signInPage,
  company,
}) => {
  await askForLink(signInPage, company.email);
  await page.goto(await resetPath(company.email));
  await newPasswordField(page).fill(`${company.id} and more`);
  await save(page).click();
  await expect(page.getByText("Leave your email address out of it.")).toBeVisible();
});

for (const [what, query] of [
  ["a made-up code", "?mode=resetPassword&oobCode=made-up"],
  ["no code", "?mode=resetPassword"],
  ["a link for something else", "?mode=verifyEmail&oobCode=made-up"],
] as const) {
  test(`${what} is no good, and there is a way on`, async ({
    page,
    signInPage,
    company,
    problems,
  }) => {
    expectRefusal(problems);
    await page.goto(`/auth${query}`);
    await expect(page.getByRole("heading", { name: spent })).toBeVisible();
    await page.getByRole("button", { name: "Get a new link" }).click();
    await expect(page.getByRole("heading", { name: "Get a new link" })).toBeFocused();
    await signInPage.email.fill(company.email);
    await page.getByRole("button", { name: "Send Reset Email" }).click();
    await expect(signInPage.toast(...mailed)).toBeVisible();
    await expect(signInPage.button).toBeVisible();
    expect(await resetLinks(company.email)).toHaveLength(1);
  });
}

test("a link that ran out is no good, when it is opened and when it is used (simulated)", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectRefusal(problems);
  await askForLink(signInPage, company.email);
  const path = await resetPath(company.email);
  await page.goto(path);
  await newPasswordField(page).fill(newPassword);
  // The emulator's links do not run out.
  await answerWithError(page, "resetPassword", "EXPIRED_OOB_CODE");
  await save(page).click();
  await expect(page.getByRole("heading", { name: spent })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: spent })).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await expect(signInPage.button).toBeVisible();
});

test("a link that cannot be checked for want of a network still holds", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await askForLink(signInPage, company.email);
  const path = await resetPath(company.email);
  const calls = "**/accounts:resetPassword?**";
  await page.route(calls, (route) => route.abort("internetdisconnected"));
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Your link could not be checked" })).toBeVisible();
  await page.unroute(calls);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(newPasswordField(page)).toBeVisible();
});
