import { describe, expect, test } from "vitest";
import { returnPath, returnStateFor } from "#web/src/team/access/return-path.ts";

const to = (returnTo: unknown) => returnPath({ returnTo });

describe("after signing in", () => {
  test.each([
    "/company-leads",
    "/client-directory?status=todo#demo-lead-1",
    "/client-tasks",
    "/dashboard",
  ])("goes on to %s", (path) => {
    expect(to(path)).toBe(path);
  });

  test("understands the guard's note", () => {
    const location = { pathname: "/company-leads", search: "?status=todo", hash: "" };
    expect(returnPath(returnStateFor(location))).toBe("/company-leads?status=todo");
  });

  test.each([
    ...["https://evil.example/company-leads", "//evil.example/company-leads"],
    ...["/\\evil.example/company-leads", "javascript:alert(1)", "http://[", 42],
    ...["/auth", "/contact", "/company-leads/../contact", "", null],
  ])("goes to the dashboard, never to %j", (path) => {
    expect(to(path)).toBe("/dashboard");
  });

  test.each([null, undefined, "text", {}])("goes to the dashboard from the note %j", (state) => {
    expect(returnPath(state)).toBe("/dashboard");
  });
});
