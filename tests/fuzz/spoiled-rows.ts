import fc from "fast-check";
import { clientLogKinds } from "#contract/client-log";
import type { CompanyCollection } from "#contract/collections";
import { leadLogKinds } from "#contract/lead-log";
import { taskLogKinds } from "#contract/task-log";
import { anyText, noAddress } from "./hostile-texts.ts";

export type Row = Record<string, string>;

export type RowKind = CompanyCollection | "log" | "client-log" | "task-log";

/** The ids of the records to which the logs belong. */
export const notedLead = "noted-lead";
export const notedClient = "noted-client";
export const notedTask = "noted-task";

/** Rows from an export of the former tables, or of our own. */
export const goodRows: Record<RowKind, fc.Arbitrary<Row>> = {
  // These have no last name, because one could replace the first name.
  leads: fc.uuid().map((id) => ({
    ...{ id, first_name: "Ana", last_name: "", email: "ana@shop.example" },
    ...{ status: "todo", created_at: "2024-03-15 12:34:56.789+00" },
    ...{ phone: "+1 856 555 0173", waiting_since: "", answered_at: "2024-03-15T13:00:00.000Z" },
    ...{ next_on: "2024-03-20", client_id: "ruiz", log_text: "Called\nWants a price" },
  })),
  clients: fc.uuid().map((id) => ({ id, client_name: "Ruiz Plumbing", email: "ana@shop.example" })),
  tasks: fc.uuid().map((id) => ({ id, title: "Call", status: "todo", priority: "high" })),
  log: fc.uuid().map((id) => ({
    ...{ id, lead_id: notedLead, kind: "called", text: "Wants\na price" },
    ...{ by: "ana@agency.example", created_at: "2024-03-15T12:34:56.789Z" },
  })),
  "client-log": fc.uuid().map((id) => ({
    ...{ id, client_id: notedClient, kind: "phone", value: "856 555 0100", text: "They\nmoved" },
    ...{ by: "ana@agency.example", created_at: "2024-03-15T12:34:56.789Z" },
  })),
  "task-log": fc.uuid().map((id) => ({
    ...{ id, task_id: notedTask, kind: "done", text: "In the\nrain" },
    ...{ by: "ana@agency.example", created_at: "2024-03-15T12:34:56.789Z" },
  })),
};

/** A word of letters only, so that nothing is trimmed or unpacked into something valid. */
const word = anyText.map((text) => text.replace(/[^\p{L}]/gu, "")).filter((text) => text !== "");
const otherThan = (allowed: readonly string[]) => word.filter((text) => !allowed.includes(text));
const tooLong = (max: number) =>
  fc.integer({ min: max + 1, max: max + 3000 }).map((length) => "x".repeat(length));
const noDay = fc.oneof(
  otherThan([]),
  fc.constantFrom("2024-02-30", "2024-13-01", "15/15/2024", "2/30/2024", "1710506096"),
);
const noTime = fc.oneof(noDay, fc.constantFrom("2024-03-15T25:00:00Z", "2024-03-15 12:34 Mars"));
/** The import takes the first good address of several, so these have no separators. */
const notAnEmail = noAddress.filter((text) => !/^(\s*|\\N)$|[;,\n]/.test(text.trim()));

/** Cells that the import can't accept, by their columns. */
const badCells: Record<RowKind, Record<string, fc.Arbitrary<string>>> = {
  leads: {
    first_name: fc.oneof(fc.constantFrom("", " ", "\\N"), tooLong(100)),
    last_name: tooLong(100),
    // The email isn't empty here, because the number of a good row would be enough.
    email: fc.oneof(fc.constant("ana@shop"), notAnEmail),
    created_at: noTime,
    phone: tooLong(40),
    waiting_since: noTime,
    aside_since: noTime,
    answered_at: noTime,
    last_entry_at: noTime,
    next_on: noDay,
    log_text: tooLong(2000),
  },
  clients: {
    last_entry_at: noTime,
    log_text: tooLong(2000),
    client_name: fc.oneof(fc.constantFrom("", " ", "\\N"), tooLong(200)),
    email: fc.oneof(fc.constant("ana@shop"), notAnEmail),
  },
  tasks: {
    title: fc.oneof(fc.constantFrom("", "\t", "\\N"), tooLong(200)),
    due_date: noDay,
    moved_to: noDay,
    done_at: noTime,
    given_to: tooLong(200),
    client_name: otherThan([]),
  },
  log: {
    id: fc.constantFrom("", " ", "\\N"),
    lead_id: fc.oneof(fc.constantFrom("", "gone", `../${notedLead}`, `${notedLead}/log/x`), word),
    kind: fc.oneof(fc.constantFrom("", "Called"), otherThan(leadLogKinds)),
    text: tooLong(5000),
    remind_on: fc.oneof(fc.constant("2026-05-31"), noDay),
    // Only an entry of the kind "client" names a client, with both columns.
    client_id: word,
    client_name: word,
    by: fc.oneof(fc.constantFrom("", "ana@agency"), notAnEmail),
    created_at: noTime,
  },
  "client-log": {
    id: fc.constantFrom("", " ", "\\N"),
    client_id: fc.oneof(
      fc.constantFrom("", "gone", `../${notedClient}`, `${notedClient}/log/x`),
      word,
    ),
    kind: fc.oneof(fc.constantFrom("", "Phone"), otherThan(clientLogKinds)),
    value: fc.oneof(fc.constantFrom("", " "), tooLong(40)),
    was: tooLong(300),
    text: tooLong(5000),
    by: fc.oneof(fc.constantFrom("", "ana@agency"), notAnEmail),
    created_at: noTime,
  },
  "task-log": {
    id: fc.constantFrom("", " ", "\\N"),
    task_id: fc.oneof(fc.constantFrom("", "gone", `../${notedTask}`, `${notedTask}/log/x`), word),
    kind: fc.oneof(fc.constantFrom("", "Done"), otherThan(taskLogKinds)),
    text: tooLong(5000),
    due_date: fc.oneof(fc.constant("2026-05-31"), noDay),
    assigned_to: fc.oneof(fc.constant("Dana"), tooLong(200)),
    by: fc.oneof(fc.constantFrom("", "ana@agency"), notAnEmail),
    created_at: noTime,
  },
};

/** Returns rows with at least one cell that the import can't accept. */
export function spoiledRows(kind: RowKind): fc.Arbitrary<Row> {
  const cells = badCells[kind];
  const columns = fc.uniqueArray(fc.constantFrom(...Object.keys(cells)), {
    minLength: 1,
    maxLength: 3,
  });
  return columns.chain((names) => {
    const values = names.map((name) => cells[name] ?? fc.constant(""));
    return fc.tuple(goodRows[kind], fc.tuple(...values)).map(([good, bad]) => ({
      ...good,
      ...Object.fromEntries(names.map((name, index) => [name, bad[index] ?? ""])),
    }));
  });
}
