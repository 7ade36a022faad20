import { expect, type Page } from "playwright/test";
import { demoPassword } from "#scripts/admin/seed/demo-accounts.ts";
import { authMark } from "./fixtures/fetched-scripts.ts";
import { expectNoConnection } from "./fixtures/network.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { test } from "./fixtures/team-area.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Holds back all scripts except the one that the page needs to be drawn. */
const closeAppGate = (page: Page) => closeGate(page, /\/assets\/(?!entry-sign-in).*\.js$/);

test("keeps typing, mistakes and presses from before the script arrives", async ({
  page,
  signInPage,
  company,
}) => {
  await test.step("reports Enter in an empty form while the address is typed", async () => {
    const scripts = await closeAppGate(page);
    await signInPage.open();
    await signInPage.password.press("Enter");
    await signInPage.email.focus();
    const [name = "", host = ""] = company.email.split("@");
    await page.keyboard.type(name);
    scripts.open();
    await expect(page.getByText("Please enter your password")).toBeVisible();
    await expect(signInPage.email).toBeFocused();
    await page.keyboard.type(`@${host}`);
    await expect(signInPage.email).toHaveValue(company.email);
    await page.unrouteAll();
  });
  await test.step("keeps the early address for a forgotten password", async () => {
    const scripts = await closeAppGate(page);
    await signInPage.open();
    await signInPage.email.fill(company.email);
    await signInPage.forgot.click();
    scripts.open();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeFocused();
    await expect(signInPage.email).toHaveValue(company.email);
    await page.unrouteAll();
  });
  await test.step("sends an early sign-in once, as typed, after several presses", async () => {
    let calls = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes(authMark)) calls += 1;
    });
    const scripts = await closeAppGate(page);
    await signInPage.open();
    await signInPage.email.fill(company.email);
    await signInPage.password.fill(demoPassword);
    for (const _ of Array(3)) await signInPage.button.click();
    await expect(page).toHaveURL("/auth");
    await expect(signInPage.email).toHaveValue(company.email);
    await expect(signInPage.password).toHaveValue(demoPassword);

    scripts.open();
    await page.waitForURL("**/dashboard");
    await expect(page.getByText(company.email)).toBeVisible();
    expect(calls).toBe(1);
  });
});

test("reports what is missing, keeps what was typed, and retries", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  problems.expect(/The team area can't be opened|status of 503/);
  const project = "**/__/firebase/init.json";
  await page.route(project, (route) => route.fulfill({ status: 503 }));
  const message = page.getByText("Signing in can't start.");
  const expectTyped = async () => {
    await expect(page).toHaveURL("/auth");
    await expect(signInPage.email).toHaveValue(company.email);
    await expect(signInPage.password).toHaveValue(demoPassword);
  };
  await test.step("reports the page's missing script", async () => {
    await page.route(/entry-sign-in/, (route) => route.fulfill({ status: 503 }));
    await signInPage.open();
    await expect(message).toBeVisible();
    await signInPage.send(company.email);
    await expectTyped();
    await page.unroute(/entry-sign-in/);
  });
  await test.step("reports the app's missing script after being offline", async () => {
    await page.goto("/auth", { waitUntil: "networkidle" });
    await expect(message).toBeHidden();
    await context.setOffline(true);
    const offline = page.getByText("You're offline. You need a connection to sign in.");
    await expect(offline).toBeVisible();
    await signInPage.send(company.email);
    await expectTyped();
    await page.route(/entry-team/, (route) => route.fulfill({ status: 503 }));
    await context.setOffline(false);
    await expect(message).toBeVisible();
    await expectTyped();
    await page.unroute(/entry-team/);
  });
  await test.step("reports the missing project, and retries on the next press", async () => {
    await signInPage.button.click();
    await expect(
      signInPage.toast("The team area can't be opened", "Check your connection, then try again."),
    ).toBeVisible();
    await expectTyped();
    await page.unroute(project);
    await signInPage.button.click();
    await page.waitForURL("**/dashboard");
  });
});
