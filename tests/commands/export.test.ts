import { existsSync, readFileSync } from "node:fs";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { withDerivedFields } from "#contract/derived-fields";
import { store, stored } from "./admin.ts";
import { dataCompany, exportWhole, file, importWhole, newFile } from "./data-files.ts";
import { runCommand, spawnCommand } from "./run-command.ts";

const company = dataCompany("exported");
const copy = dataCompany("exported-copy");
const { documents, path } = company;
const own = "--company=exported";

beforeAll(() => Promise.all([company.open(), copy.open()]));
beforeEach(() => Promise.all([company.clean(), copy.clean()]));
afterAll(() => Promise.all([company.close(), copy.close()]));

describe("export", () => {
  const created_at = Timestamp.fromDate(new Date("2024-03-15T12:34:56.789Z"));
  const client = {
    client_name: "=cmd|' /C calc'!A0",
    phone: "+1 856 555 0142",
    lead_id: "l1",
    notes: 'a\n"b", c',
    last_entry_at: created_at,
    log_text: "@home",
  };
  const lead = {
    ...{ first_name: "'=x", last_name: "-", email: "ana@shop.example", status: "todo" },
    ...{ source: "contact-form", message: "One\nTwo", service_interests: ["seo", "social"] },
    ...{ phone: "+1 856 555 0173", waiting_since: created_at, last_entry_at: created_at },
    ...{ next_on: "2026-06-01", client_id: "c1", log_text: "@home\nCalled" },
  };
  const task = {
    ...{ title: "@work", status: "todo", priority: "high", due_date: "2026-05-31" },
    ...{ done_at: created_at, given_to: "=Dana", moved_to: "2026-06-01" },
    ...{ client: { id: "c1", client_name: client.client_name }, lead_id: "l1" },
  };
  const entry = {
    ...{ kind: "client", text: "@home\nCalled", by: "ana@agency.example", created_at },
    client: { id: "gone", client_name: "=Whose it was" },
  };
  const clientEntry = {
    ...{ kind: "phone", value: "+1 856 555 0142", was: "=1", text: "@home" },
    ...{ by: "ana@agency.example", created_at },
  };
  const taskEntry = { kind: "given", assigned_to: "=Dana", by: "ana@agency.example", created_at };

  test("can be imported elsewhere unchanged", async () => {
    const records = [
      { name: "leads", id: "l1", record: lead, logName: "log", noted: entry },
      { name: "clients", id: "c1", record: client, logName: "client-log", noted: clientEntry },
      { name: "tasks", id: "t1", record: task, logName: "task-log", noted: taskEntry },
    ] as const;
    for (const { name, id, record, noted } of records) {
      await store.doc(path(name, id)).set({ ...withDerivedFields(name, record), created_at });
      await store.doc(`${path(name, id)}/log/e1`).set(noted);
    }
    const copyTable = async (name: Parameters<typeof copy.location>[0]) => {
      const out = newFile(`${name}-out.csv`);
      expect(await exportWhole(company.location(name), out)).toBe(1);
      for (const row of readFileSync(out, "utf8").split(/\r\n/)) {
        expect(row.split(",").filter((cell) => /^"?[=+\-@]/.test(cell))).toEqual([]);
      }
      const { rows, bad } = await importWhole(company.location(name), out);
      expect([rows.map(({ changes }) => changes), bad]).toEqual([[[]], []]);
      await importWhole(copy.location(name), out);
    };
    for (const { name, id, logName, noted } of records) {
      await copyTable(name);
      expect(await copy.documents(name)).toEqual(await documents(name));
      await copyTable(logName);
      expect(await stored(`${copy.path(name, id)}/log/e1`)).toEqual(noted);
    }
  });

  test("never changes with an older file what the functions keep of a log", async () => {
    await store.doc(path("leads", "l1")).set({ ...lead, created_at });
    const out = newFile("older.csv");
    await exportWhole(company.location("leads"), out);
    const { waiting_since: _, ...answered } = { ...lead, answered_at: created_at, created_at };
    await store.doc(path("leads", "l1")).set({ ...answered, next_on: "2026-07-01" });
    const { rows } = await importWhole(company.location("leads"), out);
    expect(rows.map(({ changes }) => changes)).toEqual([[]]);
    expect(await stored(path("leads", "l1"))).toEqual({ ...answered, next_on: "2026-07-01" });
  });

  test("reads as much of an odd document as it can", async () => {
    await store.doc(path("leads", "odd")).set({ first_name: 7, status: "on_hold" });
    const odd = newFile("odd.csv");
    const args = ["leads", odd, own];
    const { code, text } = await spawnCommand("export", args);
    expect([code, text]).toEqual([0, expect.stringContaining("1 lead of exported is in")]);
    expect(readFileSync(odd, "utf8")).toContain('"odd","","","","","on_hold",');
  });

  test("overwrites no file, and writes none when it fails", async () => {
    const precious = file("precious.csv", "mine");
    const { code, text } = await runCommand("export", ["leads", precious, own]);
    expect([code, text]).toEqual([1, expect.stringContaining("is there already")]);
    expect(readFileSync(precious, "utf8")).toBe("mine");
    const none = newFile("none.csv");
    const empty = await runCommand("export", ["clients", none, own]);
    expect(empty.text).toContain("There are no clients of exported, so no file was written.");
    expect(existsSync(none)).toBe(false);
    const emptied = await runCommand("export", ["clients", none, own, "--database=emptied"]);
    expect([emptied.code, emptied.text]).toEqual([
      1,
      expect.stringContaining("This database holds no companies at all"),
    ]);
    const unknown = newFile("unknown.csv");
    expect((await runCommand("export", ["leads", unknown, "--company=nobodys"])).code).toBe(1);
    expect(existsSync(unknown)).toBe(false);
  });
});
