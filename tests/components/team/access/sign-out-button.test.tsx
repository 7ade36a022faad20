import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SignOutButton } from "#web/src/team/access/sign-out-button.tsx";
import { renderTeam } from "../../fixtures/team.tsx";

test("keeps the focus while it looks for unsent entries", async () => {
  const hasUnsentWrites = vi.fn(() => new Promise<boolean>(() => undefined));
  renderTeam({ hasUnsentWrites }, "/dashboard", <SignOutButton />);
  const button = page.getByRole("button", { name: "Sign Out" });
  await button.click();
  await expect.element(button).toBeDisabled();
  // A button that is disabled loses the focus when it is next drawn.
  await new Promise(requestAnimationFrame);
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(hasUnsentWrites).toHaveBeenCalledOnce();
});
