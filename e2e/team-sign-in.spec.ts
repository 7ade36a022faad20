import { expect } from "@playwright/test";
import { agencyCompanyId } from "#contract/collections";
import { companyNames } from "../scripts/seed/company-names.ts";
import { rivalCompanyId } from "../scripts/seed/demo-accounts.ts";
import { answerWithError, expectRefusal } from "./fixtures/auth-service.ts";
import { authHost } from "./fixtures/environment.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { test } from "./fixtures/team-area.ts";

// The accounts of the demo data (README, "Run it"), texts of the specification (sections 6 and 8).
const denied = ["Access denied", "Your email is not whitelisted for this application."] as const;

for (const [typed, email, companyId] of [
  ["team@agency.example", "team@agency.example", agencyCompanyId],
  // Written with capitals and blanks.
  [" Rival@Other.Example ", "rival@other.example", rivalCompanyId],
] as const) {
  test(`"${typed}" comes to the dashboard about a second after signing in`, async ({
    page,
    signInPage,
  }) => {
    await signInPage.open();
    // By the page's own clock: ours runs late on a busy machine.
    await page.evaluate(() => {
      const { replaceState } = history;
      history.replaceState = (...how) => {
        performance.mark("left");
        replaceState.apply(history, how);
      };
    });
    await signInPage.send(typed);
    await page.waitForURL("**/dashboard");
    const waited = await page.evaluate(() => {
      const answers = performance.getEntriesByType("resource");
      const answer = answers.find(({ name }) => name.includes("accounts:signInWithPassword"));
      const [left] = performance.getEntriesByName("left");
      return answer && left && left.startTime - answer.startTime - answer.duration;
    });
    expect(waited).toBeGreaterThan(990);
    await expect(page.getByRole("main")).toContainText(companyNames().get(companyId) ?? "a name");
    await expect(page.getByRole("main")).toContainText(email);
  });
}

test("who is not on the list, or not verified, is told so and stays signed out; another person can sign in", async ({
  page,
  signInPage,
  problems,
}) => {
  problems.expect(/The whitelist lookup failed: permission-denied/);
  for (const email of ["outsider@nowhere.example", "unverified@agency.example"]) {
    await signInPage.open();
    await signInPage.send(email);
    await expect(signInPage.toast(...denied)).toBeVisible();
    await expect(signInPage.email).toHaveValue(email);
    await expect(signInPage.button).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe("/auth");

    await page.goto("/dashboard");
    await page.waitForURL("**/auth");
    await expect(signInPage.button).toBeVisible();
  }
  await signInPage.send("outsider@nowhere.example");
  await expect(signInPage.toast(...denied)).toBeVisible();
  await signInPage.send("team@agency.example");
  await page.waitForURL("**/dashboard");
});

test("a wrong pair is the same answer whether there is such an account or not, and what was typed stays", async ({
  page,
  signInPage,
  problems,
}) => {
  expectRefusal(problems);
  await signInPage.open();
  const text = "The email address or the password is not right.";
  const refused = signInPage.toast("Sign in failed", text);
  for (const email of ["team@agency.example", "nobody@nowhere.example"]) {
    await signInPage.send(email, "not-the-password");
    await expect(refused).toBeVisible();
    await expect(signInPage.email).toHaveValue(email);
    await expect(signInPage.password).toHaveValue("not-the-password");
    await expect(signInPage.password).toBeFocused();
    await expect(page.getByText(/auth\/|INVALID/)).toHaveCount(0);
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(refused).toHaveCount(0);
  }
});

test("an account that is switched off is told so", async ({ signInPage, company, problems }) => {
  expectRefusal(problems);
  await company.disableAccount();
  await signInPage.open();
  await signInPage.send(company.email);
  const text = "This account is switched off. Please ask the person who invited you to the team.";
  await expect(signInPage.toast("Sign in failed", text)).toBeVisible();
});

test("too many attempts, and what nobody has foreseen, are told in plain words (simulated)", async ({
  page,
  signInPage,
  problems,
}) => {
  expectRefusal(problems);
  problems.expect(/Sign in failed FirebaseError/);
  await signInPage.open();
  await answerWithError(page, "signInWithPassword", "TOO_MANY_ATTEMPTS_TRY_LATER");
  await signInPage.send("team@agency.example");
  const text = "Too many attempts. Wait a few minutes, or reset your password.";
  await expect(signInPage.toast("Sign in failed", text)).toBeVisible();

  await answerWithError(page, "signInWithPassword", "SOMETHING_NEW : with details");
  await signInPage.button.click();
  await expect(signInPage.toast("Error", "An unexpected error occurred.")).toBeVisible();
});

test("without a network signing in says so, and works when it is back", async ({
  page,
  context,
  signInPage,
  problems,
}) => {
  expectNoConnection(problems);
  await signInPage.open();
  await context.setOffline(true);
  await expect(page.getByText("You are offline. Signing in needs a connection.")).toBeVisible();
  await signInPage.send("team@agency.example");
  const text = "There is no connection. Check your network and try again.";
  await expect(signInPage.toast("Sign in failed", text)).toBeVisible();
  await context.setOffline(false);
  await signInPage.button.click();
  await page.waitForURL("**/dashboard");
});

test("empty and odd fields are refused before anything is sent, and the password can be shown", async ({
  page,
  signInPage,
}) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().startsWith(`http://${authHost}`)) sent += 1;
  });
  await signInPage.open();
  await signInPage.button.click();
  await expect(page.getByText("Please enter your email address")).toBeVisible();
  await expect(page.getByText("Please enter your password")).toBeVisible();
  await expect(signInPage.email).toBeFocused();
  await signInPage.email.fill("team at agency");
  await signInPage.button.click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(sent).toBe(0);

  await signInPage.password.fill("three words here");
  await expect(signInPage.password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(signInPage.password).toHaveAttribute("type", "text");
});

test("who is signed in goes straight to the dashboard", async ({ page, signInPage, company }) => {
  await signInPage.enter(company.email);
  const shown: string[] = [];
  await page.exposeFunction("noteHeading", (text: string) => shown.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll("#sign-in-heading")) {
        Reflect.get(window, "noteHeading")(textContent);
      }
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto("/auth");
  await page.waitForURL("**/dashboard");
  await expect(page.getByText(company.email)).toBeVisible();
  expect(shown, "the sign-in form on the way").toEqual([]);
});

test("nobody can make an account: there is no such form, and the service refuses", async ({
  page,
  signInPage,
  request,
}) => {
  await signInPage.open();
  await expect(page.getByText(/sign up|create an account|register/i)).toHaveCount(0);
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`;
  const answer = await request.post(address, {
    data: { email: "stranger@nowhere.example", password: "long enough a password" },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toMatch(/BLOCKING_FUNCTION|OPERATION_NOT_ALLOWED|ADMIN_ONLY/);
});
