import { csvText } from "#contract/csv-file";
import type { CsvColumn, ListRow } from "./list-definition.ts";

export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return csvText([["id", ...columns.map(({ name }) => name)]]);
}

export function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Pick<ListRow<Row>, "id" | "row">[],
): string {
  return csvText(rows.map(({ id, row }) => [id, ...columns.map(({ value }) => value(row) ?? "")]));
}
