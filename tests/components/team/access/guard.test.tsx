import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { guardedPages } from "#web/src/team/team-pages.ts";
import { renderTeam } from "../../fixtures/team.tsx";

const button = page.getByRole("button", { name: "Sign In" });

test.each(guardedPages)("sends a stranger from $path to the sign-in page", async ({ path }) => {
  renderTeam({ isLoading: true }, path);
  await expect.element(page.getByRole("status")).toHaveTextContent("Loading...");
  expect(button.elements()).toEqual([]);
  renderTeam({}, path);
  await expect.element(button).toBeVisible();
  expect(page.getByText("Loading...").elements()).toEqual([]);
});
