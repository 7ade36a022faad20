import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectGood } from "../../fixtures/good-state.ts";
import { answer, answerNothing, refuse } from "../../fixtures/sign-in-service.ts";
import { renderTeam } from "../../fixtures/team.tsx";

afterEach(() => vi.restoreAllMocks());

const email = page.getByLabelText("Email", { exact: true });
const password = page.getByLabelText("Password", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const toast = page.getByRole("region", { name: /Notifications/ });

test("the sign-in form is good, with a mistake and after a failure", async () => {
  renderTeam({}, "/auth");
  await expect.element(page.getByRole("heading", { level: 1, name: "Team sign-in" })).toBeVisible();
  await expectGood("sign-in", "lightWhenNarrow");
  await button("Sign In").click();
  await expect.element(page.getByText("Please enter your password")).toBeVisible();
  await expectGood("sign-in with mistakes", "darkWhenNarrow");
  refuse("INVALID_LOGIN_CREDENTIALS");
  await email.fill("team@agency.example");
  await password.fill("not-the-password");
  await button("Sign In").click();
  await expect.element(toast.getByText("Sign in failed")).toBeVisible();
  await expectGood("sign-in failed", "lightWhenNarrow");
});

test("refuses empty and odd fields before anything is sent", async () => {
  const fetch = vi.spyOn(window, "fetch");
  renderTeam({}, "/auth");
  await button("Sign In").click();
  await expect.element(page.getByText("Please enter your email address")).toBeVisible();
  await expect.element(page.getByText("Please enter your password")).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill("team at agency");
  await button("Sign In").click();
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test("shows the password on request", async () => {
  renderTeam({}, "/auth");
  await password.fill("three words here");
  await expect.element(password).toHaveAttribute("type", "password");
  await button("Show password").click();
  await expect.element(password).toHaveAttribute("type", "text");
});

test.each([
  ["INVALID_LOGIN_CREDENTIALS", "Sign in failed", "The email address or password isn't right."],
  ["EMAIL_NOT_FOUND", "Sign in failed", "The email address or password isn't right."],
  ["USER_DISABLED", "Sign in failed", "The email address or password isn't right."],
  [
    "TOO_MANY_ATTEMPTS_TRY_LATER",
    "Sign in failed",
    "Too many attempts. Wait a few minutes, or reset your password.",
  ],
  ["SOMETHING_NEW : with details", "Error", "An unexpected error occurred."],
  ["no answer", "Sign in failed", "There's no connection. Check your network and try again."],
])("says why signing in failed after %s and keeps the input", async (code, title, text) => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  if (code === "no answer") answerNothing();
  else refuse(code);
  renderTeam({}, "/auth");
  await email.fill("team@agency.example");
  await password.fill("not-the-password");
  await button("Sign In").click();
  await expect.element(toast.getByText(title, { exact: true })).toBeVisible();
  await expect.element(toast.getByText(text)).toBeVisible();
  await expect.element(page.getByRole("main").getByText(text)).toBeVisible();
  await expect.element(email).toHaveValue("team@agency.example");
  await expect.element(password).toHaveValue("not-the-password");
  await expect.element(password).toHaveFocus();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect.element(toast.getByText(title, { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByRole("main").getByText(text)).toBeVisible();
});

test("the form for a forgotten password is good", async () => {
  renderTeam({}, "/auth");
  await button("Forgot password?").click();
  await expect.element(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectGood("forgotten password", "darkWhenNarrow");
});

test("keeps the focus on the button while it waits for a reset email", async () => {
  const fetch = vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
  renderTeam({}, "/auth");
  await button("Forgot password?").click();
  await email.fill("team@agency.example");
  await button("Send Reset Email").click();
  await expect.element(button("Sending...")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(fetch).toHaveBeenCalledOnce();
});

test("keeps the focus on the button while it waits for a link", async () => {
  const fetch = vi.spyOn(window, "fetch").mockReturnValue(new Promise(() => undefined));
  renderTeam({ deniedAccount: { email: "new@agency.example", isConfirmed: false } }, "/auth");
  await button("Send me a link to confirm my email").click();
  await expect.element(button("Sending...")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(fetch).toHaveBeenCalledOnce();
});

test("the page for an unconfirmed address is good", async () => {
  renderTeam({ deniedAccount: { email: "new@agency.example", isConfirmed: false } }, "/auth");
  await expect
    .element(page.getByRole("heading", { name: "Confirm your email first" }))
    .toBeVisible();
  await expectGood("unconfirmed address", "darkWhenNarrow");
  answerNothing();
  const send = button("Send me a link to confirm my email");
  await send.click();
  await expect.element(toast.getByText("We couldn't send the link")).toBeVisible();
  await expect
    .element(toast.getByText("There's no connection. Check your network and try again."))
    .toBeVisible();
  await expect.element(send).toBeEnabled();
});

test("the new password form is good with all reasons against a weak one", async () => {
  answer(200, { email: "ana@member.example", requestType: "PASSWORD_RESET" });
  renderTeam({}, "/auth?mode=resetPassword&oobCode=good");
  await page.getByLabelText("New password", { exact: true }).fill("aaaa");
  await button("Save Password").click();
  await expect.element(page.getByText("Don't use the same character over and over.")).toBeVisible();
  await expectGood("weak password", "lightWhenNarrow");
});

test("the page for an invalid link is good", async () => {
  refuse("INVALID_OOB_CODE");
  renderTeam({}, "/auth?mode=resetPassword&oobCode=made-up");
  await expect.element(page.getByText("This link no longer works")).toBeVisible();
  await expectGood("spent link", "darkWhenNarrow");
});
