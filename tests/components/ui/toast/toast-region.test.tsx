import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { showToast } from "#web/src/ui/toast/show-toast.ts";

test("replaces messages, but not one that nothing else says", async () => {
  await showToast({ kind: "error", title: "A note was lost.", stays: true });
  await expect.element(page.getByText("A note was lost.")).toBeVisible();
  await showToast({ kind: "success", title: "Lead added." });
  await expect.element(page.getByText("Lead added.")).toBeVisible();
  await showToast({ kind: "success", title: "Task added." });
  await expect.element(page.getByText("Task added.")).toBeVisible();
  await expect.element(page.getByText("Lead added.")).not.toBeInTheDocument();
  await expect.element(page.getByText("A note was lost.")).toBeVisible();
  await showToast({ kind: "error", title: "Two notes were lost.", stays: true });
  await expect.element(page.getByText("A note was lost.")).not.toBeInTheDocument();
});
