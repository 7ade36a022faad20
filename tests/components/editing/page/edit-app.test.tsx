import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { WriteOutcome } from "#web/editing/editing-api.ts";
import {
  drop,
  heading,
  notSaved,
  openEditor,
  pressCtrlS,
  said,
} from "../../fixtures/editor-page.tsx";
import {
  addFile,
  holdWrite,
  saved,
  standInForEditorServer,
  write,
} from "../../fixtures/editor-server.ts";

standInForEditorServer();

test("saves once when Ctrl-S is held or pressed again", async () => {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  expect(pressCtrlS({ repeat: true })).toBe(true);
  const answer = holdWrite();
  expect(pressCtrlS()).toBe(true);
  await expect.element(said).toHaveTextContent("Checking …");
  expect(pressCtrlS()).toBe(true);
  answer();
  await expect.element(said).toHaveTextContent("Saved");
  expect(write).toHaveBeenCalledTimes(1);
});

test("saves with Ctrl-S when Caps Lock is on", async () => {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  expect(pressCtrlS({ key: "S", shiftKey: true })).toBe(false);
  expect(pressCtrlS({ key: "S" })).toBe(true);
  await expect.element(said).toHaveTextContent("Saved");
});

test("undoes one save when the button is pressed twice", async () => {
  await openEditor("file=prices.yaml");
  const { promise, resolve } = Promise.withResolvers<WriteOutcome>();
  write.mockImplementation(() => promise);
  const undo = page.getByRole("button", { name: "Undo the last save" });
  await undo.dblClick();
  await expect.element(undo).toHaveAttribute("aria-disabled", "true");
  resolve(saved("prices.yaml"));
  await expect.element(said).toHaveTextContent("Undone");
  expect(write).toHaveBeenCalledTimes(1);
});

test("marks a file as not saved from the first change until it is dropped", async () => {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  await expect.element(notSaved).toBeVisible();
  await drop.click();
  await expect.element(notSaved).not.toBeInTheDocument();
});

test("says when a post appears that isn't on the site yet", async () => {
  const shownOn = [{ path: "/blog/snow", label: "This post", parts: [] }];
  addFile("posts/snow.md", "Snow", { shownOn, appears: "December 24, 2026" });
  await openEditor("file=posts/snow.md");
  await expect.element(page.getByText("release on December 24, 2026 or later")).toBeVisible();
  expect(document.querySelector("iframe")).toBeNull();
});
