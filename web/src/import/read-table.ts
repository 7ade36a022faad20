import { decodedText, type Encoding, encodingOf, type FileBytes } from "./decoded-text.ts";
import { FileProblem } from "./file-problem.ts";
import { type Columns, readColumns } from "./headings.ts";
import { dateColumns } from "./read-record.ts";
import { type CsvRow, readRows } from "./read-rows.ts";
import type { ImportTable } from "./table.ts";
import { type DayOrder, dayOrderOf } from "./written-dates.ts";

/** A file as it was read, before any row is judged. */
export interface TableFile {
  columns: Columns;
  rows: CsvRow[];
  /** By column. */
  dayOrders: ReadonlyMap<string, DayOrder>;
  /** What a person should know about how it was read. */
  notes: string[];
}

const isEmpty = ({ cells }: CsvRow) => cells.every((cell) => cell.trim() === "");

function encodingNote(encoding: Encoding, rows: readonly CsvRow[]): string | undefined {
  if (encoding !== "windows-1252") return undefined;
  const example = rows.flatMap(({ cells }) => cells).find((cell) => /[^\p{ASCII}]/u.test(cell));
  return `The file isn't in UTF-8, so it's read as Windows text: "${example?.trim()}". If that looks wrong, save it again as "CSV UTF-8".`;
}

function unsaidNotes({ unsaid, many }: ImportTable, { names }: Columns): string[] {
  return Object.entries(unsaid)
    .filter(([name]) => !names.includes(name))
    .map(([name, value]) => `There's no column ${name}: new ${many} get "${String(value)}".`);
}

/** Reads a file whose first line names the columns. @throws FileProblem when it is none. */
export async function readTable(table: ImportTable, bytes: FileBytes): Promise<TableFile> {
  const encoding = await encodingOf(bytes);
  const all: CsvRow[] = [];
  for await (const row of readRows(decodedText(bytes, encoding))) {
    if (!isEmpty(row)) all.push(row);
  }
  const [head, ...rows] = all;
  if (!head) throw new FileProblem("The file is empty.");
  const columns = readColumns(table, head.cells);
  const dayOrders = new Map<string, DayOrder>();
  const notes = [encodingNote(encoding, rows), ...unsaidNotes(table, columns)];
  for (const [at, name] of columns.names.entries()) {
    if (name === undefined || !dateColumns.has(name)) continue;
    const { order, note } = dayOrderOf(
      name,
      rows.map(({ cells }) => cells[at]?.trim() ?? ""),
    );
    dayOrders.set(name, order);
    notes.push(note);
  }
  return { columns, rows, dayOrders, notes: notes.filter((note) => note !== undefined) };
}
