import { expect, test } from "vitest";
import { storedClient } from "#contract/client";
import type { CompanyCollection } from "#contract/collections";
import { csvColumns } from "#contract/csv-file";
import { storedLead } from "#contract/lead";
import { storedTask } from "#contract/task";
import { clients } from "#web/src/team/clients/client-list.ts";
import { leads } from "#web/src/team/leads/lead-list.ts";
import { namedLeads, planList, readListFile } from "#web/src/team/records/import/list-file.ts";
import { csvHead, csvLines } from "#web/src/team/records/list/export-list.ts";
import type { ListDefinition } from "#web/src/team/records/list-definition.ts";
import { tasks } from "#web/src/team/tasks/task-list.ts";

/** Makes a file as the list's own export writes it. */
function exported<Row>({ collection, cells }: ListDefinition<Row>, id: string, row: Row): File {
  const columns = csvColumns[collection];
  return new File([csvHead(columns), csvLines(columns, [{ id, ...cells(row) }])], "export.csv");
}

async function planned(collection: CompanyCollection, file: File, there: string[] = []) {
  const table = await readListFile(collection, file);
  const bell = { id: "c1", fields: { client_name: "Bell" } };
  const { rows, ...rest } = await planList(collection, table, [], [bell], new Set(there));
  return {
    ...rest,
    fields: rows.map(({ record }) => record.fields),
    named: await namedLeads(table),
  };
}

const came = "2026-03-15T12:34:56.789Z";

test("imports our own export of a lead, with its phone", async () => {
  // The import leaves out what only the functions keep.
  const form = {
    ...{ first_name: "Ana", last_name: "", email: "ana@shop.example", status: "todo" },
    ...{ source: "contact-form", phone: "+1 856 555 0173" },
  };
  const derived = {
    log_text: "=Called",
    next_on: "2026-04-01",
    waiting_since: came,
    aside_since: came,
    answered_at: came,
  };
  const lead = storedLead.parse({ ...form, ...derived, last_entry_at: came, created_at: came });
  const { fields, bad, ignored } = await planned("leads", exported(leads, "l1", lead));
  expect([fields, bad]).toEqual([[form], []]);
  expect(ignored).toEqual(expect.arrayContaining(["created_at", ...Object.keys(derived)]));
});

test("a client and a task keep their lead if it is stored", async () => {
  const client = { client_name: "Shop", lead_id: "l1" };
  const clientFile = exported(clients, "l1", storedClient.parse({ ...client, created_at: came }));
  const task = { title: "Call", status: "todo", priority: "low", lead_id: "l1" };
  const stored = storedTask.parse({ ...task, client: { id: "c1", client_name: "Bell" } });
  const taskFile = exported(tasks, "t1", stored);

  const there = await planned("clients", clientFile, ["l1"]);
  expect([there.fields, there.named, there.notes, there.bad]).toEqual([[client], ["l1"], [], []]);
  expect((await planned("tasks", taskFile, ["l1"])).fields).toEqual([
    { ...task, client: { id: "c1", client_name: "Bell" } },
  ]);

  const gone = await planned("clients", clientFile);
  expect([gone.fields, gone.bad]).toEqual([[{ client_name: "Shop" }], []]);
  expect(gone.notes).toEqual([expect.stringContaining("so the link is left out (line 2)")]);
});
