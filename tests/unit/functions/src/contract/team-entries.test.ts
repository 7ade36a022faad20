import { describe, expect, test } from "vitest";
import { teamClient } from "#contract/client";
import { teamLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { teamTask } from "#contract/task";

const lead = {
  first_name: "Ana",
  last_name: "",
  email: "ana@shop.example",
  status: "todo",
  source: "team",
} as const;

describe("a team member's input", () => {
  test("leaves no field for empty inputs, not even an undefined one", () => {
    const typed = { ...lead, company_name: "", message: "  \n" };
    expect(Object.keys(teamLead.parse(typed))).toEqual(Object.keys(lead));
    const client = teamClient.parse({ client_name: "Ruiz", email: "", phone: "", notes: "" });
    expect(Object.keys(client)).toEqual(["client_name"]);
    const task = { title: "Call", status: "todo", priority: "low" } as const;
    expect(Object.keys(teamTask.parse({ ...task, due_date: "", description: "" }))).toEqual(
      Object.keys(task),
    );
  });

  test("a lead needs an email address or a phone number", () => {
    const { email: _, ...unknown } = lead;
    const called = { ...unknown, email: "", phone: "(856) 555-0173" };
    expect(teamLead.parse({ ...called, email: " " })).toEqual(called);
    for (const phone of ["", " ", undefined]) {
      const { error } = teamLead.safeParse({ ...called, phone });
      expect(error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
        ["email", "Give an email address or a phone number"],
      ]);
    }
  });

  test("leaves no field for invisible text", () => {
    const invisible = {
      last_name: "\u3164",
      company_name: "\u200b\u200b",
      message: "\u2800 \u2800",
    };
    expect(teamLead.parse({ ...lead, ...invisible })).toEqual(lead);
    expect(teamLead.safeParse({ ...lead, first_name: "\u115f" }).success).toBe(false);
  });

  test("tidies texts as every other form does", () => {
    // The number and the address come from an address book.
    const pasted = { phone: "\u202a(856) 555-0142\u202c", email: "Ana Ruiz <ana@shop.example>;" };
    const typed = { client_name: "  Ruiz   Plumbing ", notes: " first\r\nsecond ", ...pasted };
    expect(teamClient.parse(typed)).toEqual({
      ...{ client_name: "Ruiz Plumbing", notes: "first\nsecond" },
      ...{ phone: "(856) 555-0142", email: "ana@shop.example" },
    });
  });

  test("has a message for each field, even an optional one", () => {
    const messages = (result: { error?: { issues: { path: unknown[]; message: string }[] } }) =>
      Object.fromEntries(
        result.error?.issues.map((one) => [one.path.join("."), one.message]) ?? [],
      );
    expect(messages(teamLead.safeParse({ ...lead, first_name: " ", email: "ana@shop" }))).toEqual({
      first_name: "First name is required",
      email: "Please enter a valid email address",
    });
    expect(messages(teamClient.safeParse({ client_name: "", email: "x", phone: 7 }))).toMatchObject(
      {
        client_name: "Client name is required",
        email: "Please enter a valid email address",
      },
    );
    const task = { title: "", status: "todo", priority: "low", due_date: "31/05/2026" };
    expect(messages(teamTask.safeParse(task))).toEqual({
      title: "Title is required",
      due_date: "Due date must be a day like 2026-05-31",
    });
  });

  test("refuses a client's id that is a path", () => {
    const task = { title: "Call", status: "todo", priority: "low" };
    const linked = (id: string) =>
      teamTask.safeParse({ ...task, client: { id, client_name: "Ruiz" } }).success;
    expect(linked("3f2c8a4e-6b1d-4c5a-9e7f-0a1b2c3d4e5f")).toBe(true);
    expect(linked("../other")).toBe(false);
  });

  test("counts limits as the rules do", () => {
    // A letter outside the basic plane counts as two.
    const named = (first_name: string) => teamLead.safeParse({ ...lead, first_name }).success;
    expect(named("🛠".repeat(limits.nameMax / 2))).toBe(true);
    expect(named(`${"🛠".repeat(limits.nameMax / 2)}x`)).toBe(false);
  });
});
