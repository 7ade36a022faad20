import type { Firestore } from "firebase-admin/firestore";
import { type CompanyCollection, companyPath } from "#contract/collections";
import { PlainFailure } from "../../plain-failure.ts";
import { decodedText } from "../csv/decoded-text.ts";
import { type CsvRow, readRows } from "../csv/read-rows.ts";
import { type ClientDirectory, clientDirectory, loadClientDirectory } from "./client-directory.ts";
import { rowDigest } from "./document-ids.ts";
import { type ImportedRecord, RowError, readRecord } from "./read-record.ts";
import { type Columns, cellsOf, readColumns } from "./row-cells.ts";
import { type WriteCounts, writeRecords } from "./write-records.ts";

export interface ImportJob {
  collection: CompanyCollection;
  companyId: string;
  file: string;
  dryRun: boolean;
}

export interface ImportReport extends WriteCounts {
  /** Lines that say what an earlier one says. */
  repeated: number;
  bad: { line: number; problems: string[] }[];
  ignoredColumns: string[];
}

/** How many rows are compared and written at once; a batch takes 500. */
const rowsAtOnce = 400;

/** Finds rows that come twice in one file. */
function createRepeats() {
  const seen = new Map<string, { line: number; digest: string }>();
  return (id: string, digest: string, line: number): "new" | "repeated" => {
    const earlier = seen.get(id);
    if (!earlier) seen.set(id, { line, digest });
    else if (earlier.digest !== digest) {
      throw new RowError([`id: line ${earlier.line} has the same id and says something else`]);
    }
    return earlier ? "repeated" : "new";
  };
}

/** The names of the stored fields that the file's columns fill. */
function storedFields(collection: CompanyCollection, { names }: Columns): Set<string> {
  const fields = names.filter((name) => name !== undefined).filter((name) => name !== "id");
  const isLink = (name: string) => collection === "tasks" && name.startsWith("client");
  return new Set(fields.map((name) => (isLink(name) ? "client" : name)));
}

/** A row as a record, or undefined when it is empty or repeats an earlier one. */
function createReader(
  job: ImportJob,
  columns: Columns,
  directory: ClientDirectory,
  report: ImportReport,
) {
  const repeats = createRepeats();
  return ({ line, cells: row, problem }: CsvRow): ImportedRecord | undefined => {
    if (row.every((cell) => cell.trim() === "")) return undefined;
    try {
      if (problem !== undefined) throw new RowError([problem]);
      const cells = cellsOf(columns, row);
      if (typeof cells === "string") throw new RowError([cells]);
      const record = readRecord(job.collection, cells, directory);
      if (repeats(record.id, rowDigest(cells), line) === "new") return record;
      report.repeated += 1;
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      report.bad.push({ line, problems: error.problems });
    }
    return undefined;
  };
}

/**
 * Imports a file, some rows at a time: good rows are written, bad ones are reported. Doing it again
 * changes nothing. `note` is told how far it is.
 */
export async function importFile(
  store: Firestore,
  job: ImportJob,
  note: (text: string) => void,
): Promise<ImportReport> {
  const { collection, companyId, file, dryRun } = job;
  const directory =
    collection === "tasks" ? await loadClientDirectory(store, companyId) : clientDirectory([]);
  const rows = readRows(decodedText(file));
  const head = (await rows.next()).value;
  if (!head) throw new PlainFailure(`${file} is empty.`);
  const columns = readColumns(collection, head.cells);
  const report: ImportReport = {
    ...{ added: 0, changed: 0, same: 0, repeated: 0, bad: [] },
    ignoredColumns: columns.ignored,
  };
  const read = createReader(job, columns, directory, report);
  const options = {
    place: store.collection(companyPath(companyId, collection)),
    columns: storedFields(collection, columns),
    now: new Date(),
    dryRun,
  };
  let waiting: ImportedRecord[] = [];
  const write = async () => {
    const counts = await writeRecords(waiting, options);
    waiting = [];
    report.added += counts.added;
    report.changed += counts.changed;
    report.same += counts.same;
  };
  for await (const row of rows) {
    const record = read(row);
    if (record) waiting.push(record);
    if (waiting.length < rowsAtOnce) continue;
    await write();
    note(`line ${row.line.toLocaleString("en-US")}`);
  }
  await write();
  return report;
}
