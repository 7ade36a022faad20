import { describe, expect, test } from "vitest";
import { storedClient } from "#contract/client";
import { afterClientEntry, teamClientEntry } from "#contract/client-log";
import { storedLogEntry } from "#contract/record-log";

const by = "team@agency.example";

describe("an entry of a client's log", () => {
  test.each([
    [{ kind: "note", text: " Prefers mornings " }, { text: "Prefers mornings" }],
    [{ kind: "phone", value: " (856)  555-0100 " }, { value: "(856) 555-0100" }],
    [{ kind: "email", value: "Ana@ruiz.example ", was: "" }, { value: "Ana@ruiz.example" }],
    [{ kind: "client_name", value: "Ruiz & Sons", was: " Ruiz " }, { was: "Ruiz" }],
  ])("accepts %j", (typed, wanted) => {
    const entry = teamClientEntry.parse({ by: "Team@Agency.example", ...typed });
    expect(entry).toMatchObject({ by, ...wanted });
    expect(Object.values(entry)).not.toContain(undefined);
    expect(Object.values(entry)).not.toContain("");
  });

  test.each([
    [{ kind: "note" }, "text", "Write your note first"],
    [{ kind: "note", text: "Moved", value: "x" }, "value", "A note puts nothing right"],
    [{ kind: "note", text: "Moved", was: "x" }, "value", "A note puts nothing right"],
    [{ kind: "phone" }, "value", "Fill in what's right"],
    [{ kind: "phone", value: "  " }, "value", "Fill in what's right"],
    [{ kind: "phone", value: "1".repeat(41) }, "value", "Phone must be at most 40 characters"],
    [{ kind: "email", value: "ana" }, "value", "Please enter a valid email address"],
    [{ kind: "client_name", value: "" }, "value", "Client name is required"],
    [{ kind: "fax", value: "1" }, "kind", expect.stringMatching(/^An entry is one of client_name/)],
  ])("refuses %j and says why", (typed, path, message) => {
    const { error } = teamClientEntry.safeParse({ by, ...typed });
    expect(error?.issues).toEqual([expect.objectContaining({ path: [path], message })]);
  });
});

test("replaces only the client's value that a correction names", () => {
  const client = storedClient.parse({ client_name: "Ruiz", phone: "1", address: "Here" });
  const after = [
    { kind: "phone", value: "2", created_at: "2026-11-26T15:00:00Z" },
    { kind: "note", text: "Closed on Mondays", created_at: "2026-11-26T16:00:00Z" },
    { kind: "odd", value: "3" },
    { kind: "email", value: 7 },
  ]
    .map((entry) => storedLogEntry.parse({ by, ...entry }))
    .reduce(afterClientEntry, client);
  expect(after).toEqual({ ...client, phone: "2", last_entry_at: "2026-11-26T16:00:00.000Z" });
});
