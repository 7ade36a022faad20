import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { asksBeforeLeaving, drop, heading, link, openEditor } from "../../fixtures/editor-page.tsx";
import {
  addFile,
  askInInterview,
  saved,
  standInForEditorServer,
  write,
} from "../../fixtures/editor-server.ts";

standInForEditorServer();

test("asks before leaving while another view hides unsaved text", async () => {
  await openEditor("file=prices.yaml");
  await heading.fill("Our prices");
  expect(asksBeforeLeaving()).toBe(true);
  await link("What changed").click();
  await expect.element(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
  await link(/^Prices/).click();
  await drop.click();
  await expect.poll(asksBeforeLeaving).toBe(false);
});

test("asks before leaving while an answer is typed", async () => {
  askInInterview({ id: "phone", asks: "Your phone number" });
  await openEditor("view=begin");
  const answer = page.getByLabelText("Your phone number", { exact: true });
  await answer.fill("856-555-0199");
  await link("About").click();
  await expect.element(heading).toHaveValue("About");
  expect(asksBeforeLeaving()).toBe(true);
  await link("Begin with your business").click();
  await expect.element(answer).toHaveValue("856-555-0199");
  await answer.fill("");
  expect(asksBeforeLeaving()).toBe(false);
});

test("keeps a new entry until it is made, and asks before leaving", async () => {
  await openEditor("view=new");
  await page.getByRole("combobox", { name: "What" }).selectOptions("A page for a town");
  expect(asksBeforeLeaving()).toBe(false);
  const town = page.getByLabelText("Name of the town");
  await town.fill("Shamong");
  await link("What changed").click();
  await expect.element(page.getByRole("heading", { name: "What changed" })).toBeVisible();
  expect(asksBeforeLeaving()).toBe(true);
  await link("New post").click();
  await expect.element(town).toHaveValue("Shamong");
  write.mockImplementationOnce(async () => {
    addFile("pages/shamong.yaml", "Shamong");
    return saved("pages/shamong.yaml");
  });
  await page.getByRole("button", { name: "Make it" }).click();
  await expect.element(heading).toHaveValue("Shamong");
  expect(asksBeforeLeaving()).toBe(false);
});
