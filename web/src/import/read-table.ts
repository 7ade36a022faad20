import { decodedText, type Encoding, encodingOf, type FileBytes } from "./decoded-text.ts";
import { FileProblem } from "./file-problem.ts";
import { type Columns, namedIn, readColumns } from "./headings.ts";
import { type CsvRow, firstLines, readRows } from "./read-rows.ts";
import { remarkNotes } from "./remarks.ts";
import { textsOf } from "./row-cells.ts";
import type { ImportTable } from "./table.ts";
import { type DayOrder, dateColumns, dayOrderOf } from "./written-dates.ts";

export interface TableFile {
  columns: Columns;
  rows: CsvRow[];
  dayOrders: ReadonlyMap<string, DayOrder>;
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

function headIndex(table: ImportTable, rows: readonly CsvRow[]): number {
  const named = rows.slice(0, firstLines).map(({ cells }) => namedIn(table, cells));
  return named.indexOf(Math.max(...named));
}

/** Says what is left out of a row that has several texts for one column. */
function leftBehindNotes({ sources }: Columns, head: readonly string[], rows: readonly CsvRow[]) {
  const columns = [...new Set(sources.map(({ column }) => column))];
  const several = columns
    .map((column) => ({ column, own: sources.filter((source) => source.column === column) }))
    .filter(({ own }) => own.length > 1);
  const remarked = rows.map(({ line, cells }) => ({
    line,
    remarks: several.flatMap(({ column, own }) => {
      const filled = own.filter(({ indexes }) => textsOf(cells, indexes).length > 0);
      const texts = new Set(filled.map(({ indexes }) => textsOf(cells, indexes).join(" ")));
      const [first, ...rest] = filled.map(({ indexes: [at = 0] }) => head[at]?.trim());
      if (texts.size < 2) return [];
      return [{ column, text: `${first} is kept, and ${rest.join(", ")} left out` }];
    }),
  }));
  return remarkNotes(remarked);
}

/** An address, a number to call, or a day. */
const telling = /\S@\S|\d[\d ().-]{6,}\d|\d[/-]\d+[/-]\d/;

/** Returns the ignored columns with something in them, starting with those that a person would miss. */
function ignoredColumns({ ignored }: Columns, head: readonly string[], rows: readonly CsvRow[]) {
  const own = head.map((name) => name.trim());
  const someHas = (name: string, pattern: RegExp) =>
    rows.some(({ cells }) => pattern.test(cells[own.indexOf(name)] ?? ""));
  const filled = ignored.filter((name) => someHas(name, /\S/));
  const isMissed = (name: string) =>
    /phone|mail|name|date|birthday|address|note/i.test(name) || someHas(name, telling);
  return [...filled.filter(isMissed), ...filled.filter((name) => !isMissed(name))];
}

/** Reads a file in which one of the first lines names the columns. @throws FileProblem when it is none. */
export async function readTable(table: ImportTable, bytes: FileBytes): Promise<TableFile> {
  const encoding = await encodingOf(bytes);
  const all: CsvRow[] = [];
  for await (const row of readRows(decodedText(bytes, encoding))) {
    if (!isEmpty(row)) all.push(row);
  }
  const at = headIndex(table, all);
  const head = all[at];
  if (!head) throw new FileProblem("The file is empty.");
  const rows = all.slice(at + 1);
  const columns = readColumns(table, head.cells, head.line);
  const dayOrders = new Map<string, DayOrder>();
  const notes = [
    encodingNote(encoding, rows),
    at > 0
      ? `The columns are named in line ${head.line}. The lines above it are left out.`
      : undefined,
    ...unsaidNotes(table, columns),
    ...leftBehindNotes(columns, head.cells, rows),
  ];
  for (const name of new Set(columns.names)) {
    if (name === undefined || !dateColumns.has(name)) continue;
    const indexes = columns.names.flatMap((each, index) => (each === name ? [index] : []));
    const { order, note } = dayOrderOf(
      name,
      rows.flatMap(({ cells }) => indexes.map((index) => cells[index]?.trim() ?? "")),
    );
    dayOrders.set(name, order);
    notes.push(note);
  }
  return {
    columns: { ...columns, ignored: ignoredColumns(columns, head.cells, rows) },
    rows,
    dayOrders,
    notes: notes.filter((note) => note !== undefined),
  };
}
