import { disableNetwork, enableNetwork } from "firebase/firestore";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Member } from "../../../fixtures/member.tsx";

const inMain = (name: string) => page.getByRole("main").getByRole("button", { name, exact: true });
const opener = inMain("Import or export");
const importing = inMain("Import");
const exporting = inMain("Export CSV");

async function openTasks(): Promise<void> {
  const member = new Member();
  await member.addDemoRecords();
  member.open("/client-tasks");
  await expect.element(page.getByRole("status").filter({ hasText: /tasks/ })).toBeVisible();
}

test("shows import and export in a menu that closes itself on a phone", async () => {
  await page.viewport(390, 844);
  await openTasks();
  await expect.element(importing).not.toBeInTheDocument();
  await opener.click();
  await expect.element(exporting).toBeVisible();
  const menu = (await exporting.findElement()).parentElement;
  expect(menu?.getBoundingClientRect()).toMatchObject({ left: 0, right: 390, bottom: 844 });
  await userEvent.keyboard("{Escape}");
  await expect.element(exporting).not.toBeInTheDocument();
  await opener.click();
  await importing.click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(importing).not.toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await opener.click();
  await exporting.click();
  // Without a server there is no file, and the menu closes as well.
  await expect.element(page.getByText("The export didn't work")).toBeVisible();
  await expect.element(exporting).not.toBeInTheDocument();
});

test("shows import and export in the row on a desktop", async () => {
  await page.viewport(1280, 900);
  await openTasks();
  await expect.element(importing).toBeVisible();
  await expect.element(exporting).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

test("can stop an export after another filter was chosen", async () => {
  await page.viewport(1280, 900);
  const member = new Member();
  await member.add("tasks", "one", { title: "Only", status: "todo", priority: "low" });
  member.open("/client-tasks");
  await expect.element(exporting).toBeVisible();
  // The server never answers, and Firestore, which would give up after ten seconds, goes on waiting.
  vi.spyOn(window, "fetch").mockImplementation(() => new Promise(() => undefined));
  const { setTimeout } = window;
  vi.stubGlobal("setTimeout", (act: () => void, ms?: number) =>
    setTimeout(act, ms === 10_000 ? 1e9 : ms),
  );
  onTestFinished(async () => {
    await disableNetwork(member.store);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  await enableNetwork(member.store);
  await exporting.click();
  const stopping = inMain("Stop export, 0 tasks read");
  await expect.element(stopping).toBeVisible();
  await page.getByRole("radio", { name: "due", exact: true }).click();
  await expect.element(page.getByRole("heading", { name: "Only" })).not.toBeInTheDocument();
  await stopping.click();
  await expect.element(stopping).not.toBeInTheDocument();
});

test("says that a list the server never confirmed may be incomplete", async () => {
  await openTasks();
  await expect.element(page.getByText("Saved copy, may be incomplete")).toBeVisible();
});

test("keeps the import open when an empty list is no longer sure", async () => {
  await page.viewport(1280, 900);
  const member = new Member();
  await member.add("tasks", "one", { title: "Only", status: "todo", priority: "low" });
  member.open("/client-tasks");
  await importing.click();
  const sheet = page.getByRole("dialog");
  await expect.element(sheet).toBeVisible();
  await member.remove("tasks", "one");
  await expect.element(page.getByRole("heading", { name: "Only" })).not.toBeInTheDocument();
  await expect.element(sheet).toBeVisible();
});
