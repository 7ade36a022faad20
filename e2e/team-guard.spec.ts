import { expect } from "playwright/test";
import { guardedPages } from "../web/src/team/team-pages.ts";
import { expectRefusal } from "./fixtures/auth-service.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { test } from "./fixtures/team-area.ts";

test("each page shows Loading... and then leads a stranger to the sign-in page, and from there back, also after a wrong password and a reload", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  for (const { path } of guardedPages) {
    const project = "**/__/firebase/init.json";
    const answer = await closeGate(page, project);
    // Not until it has loaded: the app gives up waiting for the project after some seconds.
    await page.goto(path, { waitUntil: "commit" });
    const spinner = page.getByRole("status").filter({ hasText: /^Loading\.\.\.$/ });
    await expect(spinner).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    answer.open();
    await page.waitForURL("**/auth");
    await expect(signInPage.button).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await page.unroute(project);
    // With the project of the last visit, it would wait for less than a second.
    await page.evaluate(() => localStorage.clear());
  }

  // On the way to the last of them.
  expectRefusal(problems);
  await signInPage.send(company.email, "not-the-password");
  await expect(page.getByText("Sign in failed")).toBeVisible();
  await page.reload();
  await signInPage.send(company.email);
  await page.waitForURL("**/client-tasks");
});

test("after signing in, the person is where they were going", async ({
  page,
  signInPage,
  company,
}) => {
  await page.goto("/client-tasks?status=in_progress&q=signs");
  await page.waitForURL("**/auth");
  await signInPage.send(company.email);
  await page.waitForURL("**/client-tasks?status=in_progress&q=signs");
  await expect(page.getByRole("heading", { level: 1, name: "Client tasks" })).toBeVisible();
  // Back does not lead to the sign-in page again.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe("/auth");
});
