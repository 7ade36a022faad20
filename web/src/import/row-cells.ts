import { withoutFormulaGuard } from "#contract/csv-file";
import type { Columns } from "./headings.ts";

/** What a database writes for "no value" into its text exports. */
const noValue = new Set(["", "\\N"]);

/** The cells of a row by the names of their columns; an empty cell has no entry. */
export type RowCells = ReadonlyMap<string, string>;

/** @returns the cells, or a sentence where the row has more of them than there are columns. */
export function cellsOf({ names }: Columns, row: readonly string[]): RowCells | string {
  if (row.slice(names.length).some((cell) => cell.trim() !== "")) {
    return `it has ${row.length} cells, the first line ${names.length}: text that contains the separator needs quotation marks around it`;
  }
  const cells = new Map<string, string>();
  for (const [index, name] of names.entries()) {
    const cell = withoutFormulaGuard(row[index] ?? "").trim();
    if (name !== undefined && !noValue.has(cell)) cells.set(name, cell);
  }
  return cells;
}
