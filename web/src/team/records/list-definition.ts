import type { ZodType } from "zod";
import type { CompanyCollection } from "#contract/collections";
import type { Selection } from "../store/company-documents.ts";

/** A choice of what a list shows. Its name is in the address. */
export interface ListFilter<Row> {
  name: string;
  label: string;
  /** A function if the selection changes every day. */
  selection: Selection | ((today: string) => Selection);
  /** Picks and sorts like the selection, because this device's own notes may move a record in or out. */
  rowsOf(rows: readonly ListRow<Row>[], today: string): readonly ListRow<Row>[];
  /** Folds rows that belong together into one. */
  folded?(rows: readonly ListRow<Row>[]): readonly ListRow<Row>[];
  /** The text for when the filter finds nothing. */
  nothing: string;
}

export interface ListDefinition<Row> {
  collection: CompanyCollection;
  /** The singular, as in "1 lead". */
  one: string;
  many: string;
  filters: readonly ListFilter<Row>[];
  /** The schema is tolerant, so that one odd document never breaks a list. */
  schema: ZodType<Row>;
  /** A hook that returns the stored rows under a filter, with changes that only this device knows so far. */
  useLocalRows(
    rows: readonly ListRow<Row>[],
    filter: ListFilter<Row> | undefined,
  ): readonly ListRow<Row>[];
  searched(row: Row): readonly (string | undefined)[];
  /** The texts by whose beginning a search finds rows that are too old to be loaded (search-keys.ts). */
  beginnings: string;
  /** The values that an export writes, by column name (csv-file.ts). */
  cells(row: Row): Readonly<Record<string, unknown>>;
}

export interface ListRow<Row> {
  id: string;
  pending: boolean;
  row: Row;
  /** The IDs of the records that are folded into this one. */
  others?: readonly string[];
}
