import { expect } from "playwright/test";
import { cutOffFirestore, expectNoConnection } from "./fixtures/network.ts";
import { test } from "./fixtures/team-area.ts";
import { visit } from "./fixtures/worker-visit.ts";

test.use({ serviceWorker: true, viewport: { width: 360, height: 740 } });

test("a stranger without a network is told what is missing; who signs in while access cannot be checked is told so, with a way on", async ({
  page,
  context,
  signInPage,
  company,
  problems,
}) => {
  expectNoConnection(problems);
  await visit(page, "/auth");
  await context.setOffline(true);
  await page.goto("/dashboard");
  // Nothing of the team area is kept on a stranger's device.
  await expect(page.getByRole("heading", { name: "You're offline right now" })).toBeVisible();

  await context.setOffline(false);
  await expect(signInPage.button).toBeVisible();
  const join = await cutOffFirestore(page);
  await signInPage.send(company.email);
  const heading = page.getByRole("heading", { name: "We couldn't check your access" });
  await expect(heading).toBeVisible();
  await expect(page.getByText("Access denied")).toHaveCount(0);
  await join();
  await page.reload();
  await expect(page.getByText(company.name)).toBeVisible();
});
