import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, answerNothing, refuse } from "../../fixtures/sign-in-service.ts";
import { renderTeam } from "../../fixtures/team.tsx";

afterEach(() => vi.restoreAllMocks());

const email = page.getByLabelText("Email", { exact: true });
const password = page.getByLabelText("New password", { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const toast = page.getByRole("region", { name: /Notifications/ });
const spent = heading("This link no longer works");
const goodLink = { email: "anabel@member.example", requestType: "PASSWORD_RESET" };

test("checks the link again after it failed offline", async () => {
  answerNothing();
  renderTeam({}, "/auth?mode=resetPassword&oobCode=good");
  await expect.element(heading("We couldn't check your link")).toBeVisible();
  answer(200, goodLink);
  await button("Try again").click();
  await expect.element(page.getByText(`For ${goodLink.email}`)).toBeVisible();
  await expect.element(password).toBeVisible();
});

test("lists every reason against a weak password and keeps it", async () => {
  answer(200, goodLink);
  renderTeam({}, "/auth?mode=resetPassword&oobCode=good");
  for (const [weak, reasons] of [
    ["short", ["Use at least 8 characters."]],
    ["Football123!", ["Choose something less common."]],
    ["aaaa", ["Use at least 8 characters.", "Don't use the same character over and over."]],
    ["anabel and more", ["Don't use your email address in it."]],
  ] as const) {
    await password.fill(weak);
    await button("Save Password").click();
    const messages = page.getByRole("alert").getByRole("listitem");
    await expect
      .poll(() => messages.elements().map(({ textContent }) => textContent))
      .toEqual(reasons.map((reason) => expect.stringContaining(reason)));
    await expect.element(page.getByText("This password is too weak.")).toBeVisible();
    await expect.element(password).toHaveValue(weak);
    await expect.element(password).toHaveFocus();
  }
});

test("says so when the link expires before the password is saved", async () => {
  answer(200, goodLink);
  renderTeam({}, "/auth?mode=resetPassword&oobCode=good");
  await password.fill("seven quiet herons");
  refuse("EXPIRED_OOB_CODE");
  await button("Save Password").click();
  await expect.element(spent).toBeVisible();
  await button("Back to sign in").click();
  await expect.element(button("Sign In")).toBeVisible();
});

test.each([
  "?mode=resetPassword&oobCode=made-up",
  "?mode=resetPassword",
  "?mode=verifyEmail&oobCode=made-up",
])("gets a new link after %s", async (query) => {
  refuse("INVALID_OOB_CODE");
  renderTeam({}, `/auth${query}`);
  await expect.element(spent).toBeVisible();
  await button("Get a new link").click();
  await expect.element(heading("Get a new link")).toHaveFocus();
  answer(200, { email: goodLink.email });
  await email.fill(goodLink.email);
  await button("Send Reset Email").click();
  await expect.element(toast.getByText("Reset email sent")).toBeVisible();
  await expect.element(button("Sign In")).toBeVisible();
});

test("sends no link without an address or a network, and says why", async () => {
  renderTeam({}, "/auth");
  await button("Forgot password?").click();
  const send = button("Send Reset Email");
  await send.click();
  await expect.element(toast.getByText("Email required")).toBeVisible();
  await expect.element(toast.getByText("Please enter your email address")).toBeVisible();
  await expect.element(email).toHaveFocus();
  await email.fill("not an address");
  await send.click();
  await expect.element(page.getByText("Please enter a valid email address")).toBeVisible();
  answerNothing();
  await email.fill(goodLink.email);
  await send.click();
  await expect.element(toast.getByText("Reset failed")).toBeVisible();
  await expect
    .element(toast.getByText("There's no connection. Check your network and try again."))
    .toBeVisible();
  await button("Back to sign in").click();
  await expect.element(email).toHaveValue(goodLink.email);
});
