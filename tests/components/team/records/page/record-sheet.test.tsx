import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { RecordSheet } from "#web/src/team/records/page/record-sheet.tsx";
import type { RecordState } from "#web/src/team/records/page/use-record.ts";
import { expectGood } from "../../../fixtures/good-state.ts";
import { render } from "../../../render.tsx";

function draw(record: RecordState<{ name: string }>) {
  const onClose = vi.fn();
  render(
    <RecordSheet one="lead" record={record} titleOf={({ name }) => name} onClose={onClose}>
      {({ name }) => <p>All of {name}</p>}
    </RecordSheet>,
  );
  return onClose;
}

test("shows a record under its name and closes", async () => {
  const onClose = draw({ state: "loaded", row: { name: "Ana Ruiz" }, pending: false });
  const dialog = page.getByRole("dialog", { name: "Ana Ruiz" });
  await expect.element(dialog.getByText("All of Ana Ruiz")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("dims nothing on a desktop, and closes on a press beside it", async () => {
  await page.viewport(1280, 800);
  const onClose = draw({ state: "loaded", row: { name: "Ana Ruiz" }, pending: false });
  const dialog = await page.getByRole("dialog", { name: "Ana Ruiz" }).findElement();
  expect(getComputedStyle(dialog, "::backdrop").backgroundColor).toBe("rgba(0, 0, 0, 0)");
  await page.getByText("All of Ana Ruiz").click();
  expect(onClose).not.toHaveBeenCalled();
  await page.elementLocator(document.documentElement).click({ position: { x: 20, y: 300 } });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});

test("keeps a very long name from covering the sheet on a phone", async () => {
  await page.viewport(360, 640);
  for (const name of ["W".repeat(200), "Ruiz & Daughters ".repeat(12).trim()]) {
    draw({ state: "loaded", row: { name }, pending: false });
    const heading = await page.getByRole("heading", { name, exact: true }).findElement();
    expect(heading.parentElement?.clientHeight).toBeLessThan(640 / 4);
  }
});

test("says that it is loading", async () => {
  draw({ state: "loading" });
  await expect
    .element(page.getByRole("dialog", { name: "Lead" }).getByRole("status"))
    .toHaveTextContent("Loading...");
});

test.each([
  ["missing", "We can't find this lead", "It may have been deleted"],
  ["unsaved", "It isn't saved on this device", "as soon as we can reach the server"],
  ["failed", "We couldn't load this lead", "Close it and open it again"],
] as const)("says so when the record is %s", async (state, title, text) => {
  draw({ state });
  const alert = page.getByRole("dialog", { name: "Lead" }).getByRole("alert");
  await expect.element(alert.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(alert).toHaveTextContent(text);
});

test("is good when the record is gone", async () => {
  draw({ state: "missing" });
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expectGood("a lead that is gone", "darkWhenNarrow");
});
