import { withoutFormulaGuard } from "#contract/csv-file";
import type { Columns } from "./headings.ts";

/** What a database writes for "no value" into its text exports. */
const noValue = new Set(["", "\\N"]);

/** The cells of a row by the names of their columns; an empty cell has no entry. */
export type RowCells = ReadonlyMap<string, string>;

/** A formula that is nothing but text keeps spreadsheets from reading a number: ="0856". */
const textAsFormula = /^="((?:[^"]|"")*)"$/;

function cellText(cell: string): string {
  const [, text] = textAsFormula.exec(cell.trim()) ?? [];
  return (text?.replaceAll('""', '"') ?? withoutFormulaGuard(cell)).trim();
}

/** Returns the texts of a source that say something; the town isn't repeated if the street's cell has it. */
export function textsOf(row: readonly string[], indexes: readonly number[]): string[] {
  const texts: string[] = [];
  for (const at of indexes) {
    const text = cellText(row[at] ?? "");
    if (!noValue.has(text) && !texts.some((earlier) => earlier.includes(text))) texts.push(text);
  }
  return texts;
}

/** @returns the cells, or a sentence where the row has more of them than there are columns. */
export function cellsOf({ names, sources }: Columns, row: readonly string[]): RowCells | string {
  if (row.slice(names.length).some((cell) => cell.trim() !== "")) {
    return `it has ${row.length} cells, the line of names ${names.length}: text that contains the separator needs quotation marks around it`;
  }
  const cells = new Map<string, string>();
  for (const { column, indexes } of sources) {
    const texts = cells.has(column) ? [] : textsOf(row, indexes);
    if (texts.length > 0) cells.set(column, texts.join(column === "address" ? ", " : " "));
  }
  return cells;
}
