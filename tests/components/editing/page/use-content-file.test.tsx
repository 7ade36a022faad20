import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  asksBeforeLeaving,
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
  removeFile,
  saved,
  standInForEditorServer,
  write,
} from "../../fixtures/editor-server.ts";

standInForEditorServer();

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

test("saves files together when the file of another draft is gone", async () => {
  addFile("posts/snow.md", "Snow");
  await openEditor("file=posts/snow.md");
  await heading.fill("Snow on the sign");
  await link("About").click();
  await expect.element(heading).toHaveValue("About");
  await heading.fill("About us");
  await link(/^Prices/).click();
  await expect.element(heading).toHaveValue("Prices");
  await heading.fill("Our prices");
  await expect.element(page.getByRole("button", { name: "Save all 3 files" })).toBeVisible();
  write.mockImplementationOnce(async () => {
    removeFile("posts/snow.md");
    return saved();
  });
  await page.getByRole("button", { name: "Undo the last save" }).click();
  await expect.element(link("Snow")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Save all 2 files together" }).click();
  await expect.element(said).toHaveTextContent("Saved");
  await expect.element(notSaved).not.toBeInTheDocument();
  expect(asksBeforeLeaving()).toBe(false);
});

test("saves a file that can't be read by itself only", async () => {
  const unreadable = { why: "Line 2: a quote isn't closed.", text: 'heading: "Ab' };
  addFile("about.yaml", "About", { value: {}, unreadable });
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  await link("About").click();
  await page.getByRole("textbox", { name: "This file can't be shown" }).fill("heading: About us");
  await expect.element(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  const together = page.getByRole("button", { name: "together" });
  await expect.element(together).not.toBeInTheDocument();
  await link(/^Prices/).click();
  await expect.element(heading).toHaveValue("Our prices");
  await expect.element(together).not.toBeInTheDocument();
});

test("shows the newer version when changes to an older one are dropped", async () => {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  addFile("prices.yaml", "Prices", { hash: "2", value: { heading: "New prices" } });
  pressCtrlS();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await drop.click();
  await expect.element(heading).toHaveValue("New prices");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});
