import { expect } from "playwright/test";
import { authHost, firestoreHost, siteOrigin } from "./fixtures/environment.ts";
import { openDashboard } from "./fixtures/stored-session.ts";
import { test } from "./fixtures/team-area.ts";
import { TeamList } from "./fixtures/team-list.ts";

test("a page of the team area may talk to the services it uses, and to nobody else", async ({
  page,
  request,
  company,
}) => {
  const used = new Set<string>();
  page.on("request", (one) => used.add(new URL(one.url()).origin));
  await openDashboard(page, company.email);
  for (const name of ["leads", "clients", "tasks"] as const) await new TeamList(page).follow(name);
  await expect(page.getByText("No tasks found")).toBeVisible();
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
    // Sign-in, renewal of its tokens, Firestore; in a real project without the emulators.
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
