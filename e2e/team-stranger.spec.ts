import { expect } from "playwright/test";
import { budgets } from "#web/publish/budgets/budgets.ts";
import { carrying, firestoreMark, noteScripts, weigh } from "./fixtures/fetched-scripts.ts";
import { cutOffFirestore, expectNoConnection, expectQuiet } from "./fixtures/network.ts";
import { expectBadRequest, test } from "./fixtures/team-area.ts";
import { visit } from "./fixtures/worker-visit.ts";

test.use({ serviceWorker: true, viewport: { width: 360, height: 740 } });

// tests/components/team/access tests that every page is guarded.

test("leads a stranger to the sign-in page, and then to the page wanted", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  // This includes a wrong password, a reload and a failed check of access.
  const wanted = "/client-tasks?status=in_progress&q=signs";
  const fetched = noteScripts(page);
  await test.step("keeps no part of the team area on a stranger's device", async () => {
    expectNoConnection(problems);
    await visit(page, "/auth");
    await expectQuiet(page);
    expect(weigh(fetched), [...fetched].join(" ")).toBeLessThanOrEqual(budgets.signInUnasked);
    await page.goto("/robots.txt");
    await context.setOffline(true);
    await page.goto(wanted);
    await expect(page.getByRole("heading", { name: "You're offline right now" })).toBeVisible();
    await context.setOffline(false);
  });
  await test.step("loads no part of Firestore after a wrong password", async () => {
    expectBadRequest(problems);
    await page.waitForURL("**/auth");
    await signInPage.send(company.email, "not-the-password");
    await expect(
      signInPage.toast("Sign in failed", "The email address or password isn't right."),
    ).toBeVisible();
    await expectQuiet(page);
    expect(carrying(firestoreMark, fetched)).toEqual([]);
    await page.reload();
  });
  await test.step("says that access can't be checked, with a way on", async () => {
    const join = await cutOffFirestore(page);
    await signInPage.send(company.email);
    const heading = page.getByRole("heading", { name: "We couldn't check your access" });
    await expect(heading).toBeVisible();
    await expect(page.getByText("Access denied")).toHaveCount(0);
    expect(carrying(firestoreMark, fetched)).not.toEqual([]);
    await join();
    await page.reload();
  });
  await test.step("opens the wanted page, and Back doesn't lead to the sign-in page", async () => {
    await page.waitForURL(`**${wanted}`);
    await expect(page.getByRole("heading", { level: 1, name: "Client tasks" })).toBeVisible();
    await page.goBack();
    expect(new URL(page.url()).pathname).not.toBe("/auth");
  });
});
