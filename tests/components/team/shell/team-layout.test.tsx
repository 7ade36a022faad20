import { Route, Routes } from "react-router-dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { TeamLayout } from "#web/src/team/shell/team-layout.tsx";
import { Member } from "../../fixtures/member.tsx";

function Broken(): never {
  throw new Error("broken on purpose");
}

test("a page that breaks shows an error, and another page still opens", async () => {
  new Member().open(
    "/dashboard",
    <Routes>
      <Route element={<TeamLayout />}>
        <Route path="/dashboard" element={<Broken />} />
        <Route path="/client-tasks" element={<h1>Works</h1>} />
      </Route>
    </Routes>,
  );
  const problem = page.getByRole("alert").filter({ hasText: "This page isn't working" });
  await expect.element(problem).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.getByRole("navigation").getByRole("link", { name: "Tasks" }).click();
  await expect.element(page.getByRole("heading", { name: "Works" })).toBeVisible();
  await expect.element(problem).not.toBeInTheDocument();
});
