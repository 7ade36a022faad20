import { expect } from "playwright/test";
import { expectRefusal } from "./fixtures/auth-service.ts";
import { carrying, firestoreMark, noteScripts } from "./fixtures/fetched-scripts.ts";
import { expectQuiet } from "./fixtures/network.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { test } from "./fixtures/team-area.ts";

// That every page is guarded is tested in tests/components/team/access.

test("a stranger is led to the sign-in page and from there back, also after a wrong password and a reload", async ({
  page,
  signInPage,
  company,
  problems,
}) => {
  const wanted = "/client-tasks?status=in_progress&q=signs";
  const fetched = noteScripts(page);
  const project = await closeGate(page, "**/__/firebase/init.json");
  // Not until it has loaded: the app gives up waiting for the project after some seconds.
  await page.goto(wanted, { waitUntil: "commit" });
  const spinner = page.getByRole("status").filter({ hasText: /^Loading\.\.\.$/ });
  await expect(spinner).toBeVisible();
  await expect(page).toHaveURL(wanted);
  project.open();
  await page.waitForURL("**/auth");
  await expect(signInPage.button).toBeVisible();
  await expect(spinner).toHaveCount(0);
  await expectQuiet(page);
  expect(carrying(firestoreMark, fetched), "Firestore's script").toEqual([]);

  expectRefusal(problems);
  await signInPage.send(company.email, "not-the-password");
  await expect(
    signInPage.toast("Sign in failed", "The email address or password isn't right."),
  ).toBeVisible();
  await page.reload();
  await signInPage.send(company.email);
  await page.waitForURL(`**${wanted}`);
  await expect(page.getByRole("heading", { level: 1, name: "Client tasks" })).toBeVisible();
  // Back does not lead to the sign-in page again.
  await page.goBack();
  expect(new URL(page.url()).pathname).not.toBe("/auth");
});
