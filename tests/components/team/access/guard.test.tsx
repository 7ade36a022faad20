import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { guardedPages } from "#web/src/team/team-pages.ts";
import { renderTeam } from "../../fixtures/team.tsx";

const button = page.getByRole("button", { name: "Sign In" });

// Other tests leave entries of their own.
beforeEach(() => localStorage.clear());

test.each(guardedPages)("sends a stranger from $path to the sign-in page", async ({ path }) => {
  renderTeam({ isLoading: true }, path);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading...");
  expect(button.elements()).toEqual([]);
  renderTeam({}, path);
  await expect.element(button).toBeVisible();
  expect(page.getByText("Loading...").elements()).toEqual([]);
});

test("asks before it deletes entries of a member whose access isn't known", async () => {
  const leave = vi.fn(async () => undefined);
  const unsure = { user: { uid: "ana", email: "ana@member.example" }, isUnreachable: true };
  localStorage.setItem("team-additions:note", "{}");
  renderTeam({ ...unsure, leave }, "/dashboard");
  await page.getByRole("button", { name: "Sign Out" }).click();
  const question = page.getByRole("dialog", { name: "Some entries aren't saved online yet" });
  await question.getByRole("button", { name: "Stay signed in" }).click();
  expect(leave).not.toHaveBeenCalled();
  localStorage.removeItem("team-additions:note");
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect.poll(() => leave.mock.calls).toEqual([["signed-out"]]);
  expect(question.elements()).toEqual([]);
});
