import { expect } from "playwright/test";
import { authHost, firestoreHost, siteOrigin } from "./fixtures/environment.ts";
import { layoutShift, watchLayoutShift } from "./fixtures/layout-shift.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-list.ts";

test("loads the team area without layout shifts or third-party services", async ({
  page,
  list,
  request,
  signInPage,
  company,
}) => {
  await company.addDemoRecords();
  await watchLayoutShift(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const expectStill = async (state: string) =>
    expect(await layoutShift(page), `layout shift: ${state}`).toEqual([]);
  const used = new Set<string>();
  page.on("request", (one) => used.add(new URL(one.url()).origin));
  await signInPage.open();
  await expectStill("sign-in");
  await openDashboard(page, company.email);
  await expect(page.getByText(/unanswered leads?/)).toBeVisible();
  await expectStill("dashboard");
  for (const name of ["leads", "clients", "tasks"] as const) {
    await list.open(name);
    await expect(list.cards.first()).toBeVisible();
    await expectStill(name);
  }
  const emulators = [`http://${authHost}`, `http://${firestoreHost}`];
  expect([...used].sort()).toEqual([siteOrigin, ...emulators].sort());

  for (const path of [
    "/auth",
    "/dashboard",
    "/company-leads",
    "/client-directory",
    "/client-tasks",
  ]) {
    const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
    const directives = new Map(
      policy.split(";").map((part) => {
        const [name = "", ...sources] = part.trim().split(/\s+/);
        return [name, sources];
      }),
    );
    // These are sign-in, the renewal of its tokens, and Firestore; a real project has no emulators.
    expect(directives.get("connect-src"), path).toEqual([
      "'self'",
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://firestore.googleapis.com",
      ...emulators,
    ]);
    expect(directives.get("script-src"), path).toEqual(["'self'"]);
    expect(directives.has("frame-src"), path).toBe(false);
    expect(directives.get("default-src"), path).toEqual(["'none'"]);
  }
});
