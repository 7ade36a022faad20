import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { companyPath, logPath } from "#contract/collections";
import { planFile } from "#scripts/admin/import/plan-file.ts";
import { writePlan } from "#scripts/admin/import/write-plan.ts";
import { PlainFailure } from "#scripts/plain-failure.ts";
import { store } from "../commands/admin.ts";
import { fuzzPlan } from "./fuzz-plan.ts";
import { anyText } from "./hostile-texts.ts";
import {
  goodRows,
  notedClient,
  notedLead,
  notedTask,
  type Row,
  type RowKind,
  spoiledRows,
} from "./spoiled-rows.ts";

const companyId = "fuzzed";
const folder = mkdtempSync(join(tmpdir(), "agency-fuzz-"));
const file = join(folder, "rows.csv");
const kinds = ["leads", "clients", "tasks", "log", "client-log", "task-log"] as const;
const logPaths = {
  log: logPath(companyId, "leads", notedLead),
  "client-log": logPath(companyId, "clients", notedClient),
  "task-log": logPath(companyId, "tasks", notedTask),
};
const tableOf = (kind: RowKind) =>
  kind === "log" || kind === "client-log" || kind === "task-log"
    ? logPaths[kind]
    : companyPath(companyId, kind);
const runs = { ...fuzzPlan, numRuns: Math.ceil(fuzzPlan.numRuns / kinds.length) };

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await store.recursiveDelete(store.doc(`companies/${companyId}`));
});

async function stored(kind: RowKind): Promise<string[]> {
  const { docs } = await store.collection(tableOf(kind)).get();
  return docs.map(({ id }) => id).sort();
}

async function read(kind: RowKind, text: string | Uint8Array) {
  writeFileSync(file, text);
  const location = { name: kind, companyId };
  const plan = await planFile(store, { location, file }, () => undefined);
  await writePlan(store, location, plan, () => undefined);
  return plan;
}

/** The format of a file as some program writes it: any separator, line ending and quoting. */
const written = fc.record({
  delimiter: fc.constantFrom(",", ";", "\t"),
  newline: fc.constantFrom("\n", "\r\n"),
  quotes: fc.boolean(),
});

type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never;

function csv(rows: Row[], { delimiter, newline, quotes }: Written) {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Papa.unparse(rows, { columns, delimiter, newline, quotes });
}

describe.each(kinds)("the import of %s", (kind) => {
  beforeAll(async () => {
    if (kind === "log") {
      await store.doc(`${companyPath(companyId, "leads")}/${notedLead}`).set({ first_name: "Ana" });
    }
    if (kind === "client-log") {
      const path = `${companyPath(companyId, "clients")}/${notedClient}`;
      await store.doc(path).set({ client_name: "Ruiz" });
    }
    if (kind === "task-log") {
      await store.doc(`${companyPath(companyId, "tasks")}/${notedTask}`).set({ title: "Call" });
    }
  });

  test(`names every bad row of ${runs.numRuns} files, and stores no row`, async () => {
    const rows = fc.array(spoiledRows(kind), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, written, async (bad, form) => {
        const report = await read(kind, csv(bad, form));
        expect(report.rows).toEqual([]);
        expect(report.bad).toHaveLength(bad.length);
        for (const { line, problems } of report.bad) {
          expect(line).toBeGreaterThan(1);
          for (const problem of problems) expect(problem).toMatch(/^\S.{9,}/s);
        }
      }),
      runs,
    );
    expect(await stored(kind)).toEqual([]);
  });

  test(`refuses ${runs.numRuns} files without such a table, with a sentence`, async () => {
    // Nothing is stored.
    const needed = {
      ...{ leads: "email", clients: "client_name", tasks: "title" },
      ...{ log: "lead_id", "client-log": "client_id", "task-log": "task_id" },
    }[kind];
    const text = fc
      .array(anyText, { maxLength: 20 })
      .map((parts) => parts.join("\n"))
      .filter((all) => !all.toLowerCase().includes(needed));
    const bytes = fc.uint8Array({ maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, bytes), async (content) => {
        const failure = await read(kind, content).then(
          () => undefined,
          (error: unknown) => error,
        );
        expect(failure).toBeInstanceOf(PlainFailure);
        expect(String(failure)).not.toMatch(/node_modules|\bat \S+ \(|TypeError|undefined/);
      }),
      runs,
    );
    expect(await stored(kind)).toEqual([]);
  });

  test("stores exactly the good rows of a file, despite any bad ones", async () => {
    const mixed = fc.array(
      fc.oneof(
        goodRows[kind].map((row) => ({ row, good: true })),
        spoiledRows(kind).map((row) => ({ row, good: false })),
      ),
      { minLength: 1, maxLength: 30 },
    );
    const expected = new Set<string>();
    await fc.assert(
      fc.asyncProperty(mixed, written, async (all, form) => {
        const good = all.filter((each) => each.good).map(({ row }) => row.id ?? "");
        fc.pre(new Set(good).size === good.length && !good.some((id) => expected.has(id)));
        const { rows, bad } = await read(
          kind,
          csv(
            all.map(({ row }) => row),
            form,
          ),
        );
        const added = rows.filter(({ changes }) => changes === undefined);
        expect([added.length, bad.length]).toEqual([good.length, all.length - good.length]);
        for (const id of good) expected.add(id);
      }),
      { ...fuzzPlan, numRuns: Math.min(50, runs.numRuns) },
    );
    expect(await stored(kind)).toEqual([...expected].sort());
  });
});
