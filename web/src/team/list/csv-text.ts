import { unparse } from "papaparse";
import type { CsvColumn, ListRow } from "./list-noun.ts";

/**
 * Texts that a spreadsheet would run as a formula get a leading apostrophe
 * (https://owasp.org/www-community/attacks/CSV_Injection), also after blanks, which some cut off.
 * `npm run import` takes it away again.
 */
const formulaStart = /^\s*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/;

/** The first line: the columns' names. */
export function csvHead<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `${unparse([["id", ...columns.map(({ name }) => name)]])}\r\n`;
}

/** The lines of some rows. */
export function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Pick<ListRow<Row>, "id" | "row">[],
): string {
  if (rows.length === 0) return "";
  const cells = rows.map(({ id, row }) => [id, ...columns.map(({ value }) => value(row) ?? "")]);
  return `${unparse(cells, { escapeFormulae: formulaStart })}\r\n`;
}
