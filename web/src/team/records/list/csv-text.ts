import { unparse } from "papaparse";
import { csvListSeparator, csvSafety } from "#contract/csv-file";

type Cells = Readonly<Record<string, unknown>>;

function cellText(value: unknown): string {
  return Array.isArray(value) ? value.join(csvListSeparator) : String(value ?? "");
}

export function csvHead(columns: readonly string[]): string {
  return `${unparse([columns], csvSafety)}\r\n`;
}

/** Returns a line for each record, with its value for each column. */
export function csvLines(columns: readonly string[], records: readonly Cells[]): string {
  if (records.length === 0) return "";
  const rows = records.map((cells) => columns.map((column) => cellText(cells[column])));
  return `${unparse(rows, csvSafety)}\r\n`;
}
