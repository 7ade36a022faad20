import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Member } from "../../../fixtures/member.tsx";
import { addRefused } from "../../../fixtures/refused-write.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const toasts = page.getByRole("region", { name: /Notifications/ });
const task = page.getByRole("dialog", { name: "Order the signs" });
const bar = task.getByText("We couldn't save an entry you added.");

test("leads from any page to the record whose entry was refused", async () => {
  const member = new Member();
  await member.add("tasks", "signs", { title: "Order the signs", status: "todo" });
  await member.addMessage("ana", { first_name: "Ana" });
  member.open("/dashboard");
  await expect.element(page.getByRole("link", { name: "Leads 1 unanswered" })).toBeVisible();
  addRefused(member, { collection: "tasks", logOf: "signs" }, { kind: "done" });
  await expect.element(toasts.getByText("We couldn't save 1 entry you added")).toBeVisible();
  await toasts.getByRole("button", { name: "Take a look" }).click();
  await expect.element(bar).toBeVisible();
  await expect.poll(() => toasts.getByRole("button").elements()).toEqual([]);
});
