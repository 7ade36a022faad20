import type { CompanyCollection } from "#contract/collections";
import { csvColumns, withoutFormulaGuard } from "#contract/csv-file";
import { PlainFailure } from "../../plain-failure.ts";

/** How PostgREST and others call the linked client's columns. */
const otherNames: Readonly<Record<string, string>> = {
  "client.id": "client_id",
  "clients.id": "client_id",
  "client.client_name": "client_name",
  "clients.client_name": "client_name",
  clients: "client",
};

/** Without these columns a file is no export of the table. */
const neededColumns = {
  leads: ["first_name", "last_name", "email", "status"],
  clients: ["client_name"],
  tasks: ["title", "status", "priority"],
} as const satisfies Record<CompanyCollection, readonly string[]>;

export interface Columns {
  /** Name of each column, or undefined for one that is not read. */
  names: (string | undefined)[];
  ignored: string[];
}

/** Reads the line of names. @throws PlainFailure when it is not that of such a file. */
export function readColumns(collection: CompanyCollection, head: string[]): Columns {
  const known: readonly string[] = csvColumns[collection];
  const readable = collection === "tasks" ? [...known, "client"] : known;
  const names = head.map((cell) => {
    const name = cell.trim().toLowerCase();
    return otherNames[name] ?? name;
  });
  const missing = neededColumns[collection].filter((name) => !names.includes(name));
  if (missing.length > 0) {
    throw new PlainFailure(
      `The first line of the file must name the columns of ${collection}, but ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
    );
  }
  const twice = names.find((name, index) => name !== "" && names.indexOf(name) !== index);
  if (twice !== undefined && readable.includes(twice)) {
    throw new PlainFailure(`The first line of the file names the column ${twice} twice.`);
  }
  return {
    names: names.map((name) => (readable.includes(name) ? name : undefined)),
    ignored: names.filter((name) => name !== "" && !readable.includes(name)),
  };
}

/** What a database writes for "no value" into its text exports. */
const noValue = new Set(["", "\\N"]);

/** The cells of a row by the names of their columns; an empty cell has no entry. */
export type RowCells = ReadonlyMap<string, string>;

/** @returns the cells, or a sentence where the row has more of them than there are columns. */
export function cellsOf({ names }: Columns, row: readonly string[]): RowCells | string {
  if (row.slice(names.length).some((cell) => cell.trim() !== "")) {
    return `it has ${row.length} cells, the first line ${names.length}: a text that contains the separator needs quotes round it`;
  }
  const cells = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const cell = withoutFormulaGuard(row[index] ?? "").trim();
    if (name !== undefined && !noValue.has(cell)) cells.set(name, cell);
  }
  return cells;
}
