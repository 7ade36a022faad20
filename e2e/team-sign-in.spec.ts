import { expect, type Page } from "playwright/test";
import { companyNames } from "#scripts/admin/seed/company-names.ts";
import { rivalCompanyId } from "#scripts/admin/seed/demo-accounts.ts";
import { closeGate } from "./fixtures/request-gate.ts";
import { accessDenied, test } from "./fixtures/team-area.ts";

/** Records when the sign-in page is left, by the page's own clock (ours runs late on a busy machine). */
async function noteLeaving(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { replaceState } = history;
    history.replaceState = (...how) => {
      performance.mark("left");
      replaceState.apply(history, how);
    };
  });
}

/** Expects the dashboard about a second after the service has let the member in. */
async function expectDashboardSoon(page: Page, email: string, companyId: string): Promise<void> {
  await page.waitForURL("**/dashboard");
  const waited = await page.evaluate(() => {
    const answers = performance.getEntriesByType("resource");
    const answer = answers.findLast(({ name }) => name.includes("accounts:signInWithPassword"));
    const [left] = performance.getEntriesByName("left");
    return answer && left && left.startTime - answer.startTime - answer.duration;
  });
  expect(waited).toBeGreaterThan(990);
  await expect(page.getByRole("main")).toContainText(companyNames().get(companyId) ?? "a name");
  await expect(page.getByRole("main")).toContainText(email);
}

// The accounts here and below are those of the demo data (README, "Run it").
test("lets members in after a second, and keeps others out", async ({
  page,
  signInPage,
  problems,
}) => {
  problems.expect(/The whitelist lookup failed: permission-denied/);
  await test.step("denies access to somebody who isn't on the list", async () => {
    const email = "outsider@nowhere.example";
    await signInPage.open();
    await signInPage.send(email);
    await expect(signInPage.toast(...accessDenied)).toBeVisible();
    await expect(signInPage.problem).toHaveText(accessDenied[1]);
    await expect(signInPage.email).toHaveValue(email);
    await expect(signInPage.button).toBeEnabled();
    expect(new URL(page.url()).pathname).toBe("/auth");
    await page.goto("/dashboard");
    await page.waitForURL("**/auth");
    await signInPage.send(email);
    await expect(signInPage.toast(...accessDenied)).toBeVisible();
  });
  await test.step("lets a member in whose address has capitals and spaces", async () => {
    await noteLeaving(page);
    const answer = await closeGate(page, /signInWithPassword/);
    await signInPage.send(" Rival@Other.Example ");
    // The earlier error is no longer shown while signing in succeeds.
    await expect(page.getByText(accessDenied[0])).toHaveCount(0);
    answer.open();
    await expectDashboardSoon(page, "rival@other.example", rivalCompanyId);
  });
  await test.step("opens the dashboard directly for a signed-in member", async () => {
    const shown: string[] = [];
    await page.exposeFunction("noteHeading", (text: string) => shown.push(text));
    await page.addInitScript(() => {
      const check = () => {
        for (const heading of document.querySelectorAll("#sign-in-heading")) {
          const isSeen = heading.checkVisibility({ visibilityProperty: true });
          if (isSeen) Reflect.get(window, "noteHeading")(heading.textContent);
        }
        requestAnimationFrame(check);
      };
      // The check runs before each frame. The browser draws none until the stylesheet is there.
      requestAnimationFrame(check);
    });
    await page.goto("/auth");
    await page.waitForURL("**/dashboard");
    await expect(page.getByText("rival@other.example")).toBeVisible();
    expect(shown, "the sign-in form on the way").toEqual([]);
  });
});
