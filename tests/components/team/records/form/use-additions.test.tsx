import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectGood } from "../../../fixtures/good-state.ts";
import { Member } from "../../../fixtures/member.tsx";
import { addRefused } from "../../../fixtures/refused-write.ts";
import { pressElsewhere } from "../../../render.tsx";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const main = page.getByRole("main");
const dialog = page.getByRole("dialog");
const bar = page.getByRole("alert").filter({ hasText: "We couldn't save" });
const button = (name: string) => bar.getByRole("button", { name, exact: true });

/** Opens the list once this device follows what was added. */
async function openList(member: Member): Promise<void> {
  await member.addMessage("ana", { first_name: "Ana" });
  member.open("/client-directory");
  await expect.element(page.getByRole("link", { name: "Leads 1 unanswered" })).toBeVisible();
}

async function discard(): Promise<void> {
  await button("Discard").click();
  pressElsewhere();
  await button("Discard it for good").click();
}

test("discards a refused client with two presses, and asks about each", async () => {
  const member = new Member();
  await openList(member);
  const ids = ["Bell Signs", "Ruiz Bakery"].map((client_name) =>
    addRefused(member, { collection: "clients" }, { client_name }),
  );
  await expect.element(button("Discard")).toBeVisible();
  await expectGood("a refused client", "darkWhenNarrow");
  await discard();
  await expect.element(main.getByRole("heading", { level: 1 })).toHaveFocus();
  await expect.element(button("Discard")).toBeVisible();
  pressElsewhere();
  await discard();
  await expect.element(bar).not.toBeInTheDocument();
  expect(ids.filter((id) => `team-additions:${id}` in localStorage)).toEqual([]);
});

test("keeps what was typed to fix a refused client until it is discarded", async () => {
  const member = new Member();
  await openList(member);
  const added = { client_name: "Bell Signs", notes: "By the door" };
  const id = addRefused(member, { collection: "clients" }, added);
  await button("Fix it").click();
  await dialog.getByLabelText("Client name").fill("Bell & Sons");
  await dialog.getByLabelText("Notes (optional)").clear();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  pressElsewhere();
  await button("Fix it").click();
  await expect.element(dialog.getByLabelText("Client name")).toHaveValue("Bell & Sons");
  await expect.element(dialog.getByLabelText("Notes (optional)")).toHaveValue("");
  await userEvent.keyboard("{Escape}");
  pressElsewhere();
  await discard();
  await expect.element(bar).not.toBeInTheDocument();
  expect(Object.keys({ ...localStorage, ...sessionStorage }).join(" ")).not.toContain(id);
});

test("discards a refused log entry, and the focus moves to the log", async () => {
  const member = new Member();
  await openList(member);
  await member.add("clients", "bell", { client_name: "Bell Signs" });
  await main.getByRole("link", { name: "Bell Signs" }).click();
  addRefused(member, { collection: "clients", logOf: "bell" }, { kind: "note", text: "Hello" });
  await discard();
  await expect.element(dialog.getByRole("heading", { name: "Log" })).toHaveFocus();
  await expect.element(bar).not.toBeInTheDocument();
});
