import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  drop,
  heading,
  link,
  notSaved,
  openEditor,
  pressCtrlS,
  said,
} from "../../fixtures/editor-page.tsx";
import {
  addFile,
  holdWrite,
  reading,
  standInForEditorServer,
} from "../../fixtures/editor-server.ts";

standInForEditorServer();
beforeEach(() => {
  addFile("prices.yaml", "Prices");
  addFile("about.yaml", "About");
});

/** Saves Prices, and opens About, which loads until after the answer. */
async function leaveDuringSave(typedMeanwhile?: string) {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  const answer = holdWrite();
  pressCtrlS();
  if (typedMeanwhile) await heading.fill(typedMeanwhile);
  const { promise, resolve } = Promise.withResolvers<void>();
  reading.mockImplementationOnce(() => promise);
  await link("About").click();
  await expect.element(page.getByText("Loading …")).toBeVisible();
  answer();
  await expect.element(said).toHaveTextContent("Saved");
  resolve();
  await expect.element(heading).toHaveValue("About");
}

test("keeps no draft of a saved file when another one is loading", async () => {
  await leaveDuringSave();
  await expect.element(notSaved).not.toBeInTheDocument();
  await link(/^Prices/).click();
  await expect.element(heading).toHaveValue("Our prices");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("saves what was typed during a save after another file", async () => {
  await leaveDuringSave("All our prices");
  await expect.element(notSaved).toBeVisible();
  await link(/^Prices/).click();
  await expect.element(heading).toHaveValue("All our prices");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.element(drop).not.toBeInTheDocument();
  await expect.element(said).toHaveTextContent("Saved");
});
