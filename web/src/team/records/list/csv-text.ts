import { unparse } from "papaparse";
import { csvSafety } from "#contract/csv-file";
import type { CsvColumn, ListRow } from "../list-definition.ts";

export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `${unparse([["id", ...columns.map(({ name }) => name)]], csvSafety)}\r\n`;
}

export function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Pick<ListRow<Row>, "id" | "row">[],
): string {
  if (rows.length === 0) return "";
  const cells = rows.map(({ id, row }) => [id, ...columns.map(({ value }) => value(row) ?? "")]);
  return `${unparse(cells, csvSafety)}\r\n`;
}
