import type { ZodType } from "zod";
import type { CompanyCollection } from "#contract/collections";
import type { Selection } from "../store/company-documents.ts";

/** What of a list is shown. Its name stands in the address. */
export interface ListFilter {
  name: string;
  label: string;
  /** A function where it's another one every day. */
  selection: Selection | ((today: string) => Selection);
  /** Said where it finds none. */
  nothing: string;
}

export interface ListDefinition<Row> {
  collection: CompanyCollection;
  /** As in "1 lead". */
  one: string;
  many: string;
  empty: string;
  added: string;
  filters: readonly ListFilter[];
  /** Tolerant: one odd document never breaks a list. */
  schema: ZodType<Row>;
  /** A hook: the stored rows under a filter, with what only this device knows yet. */
  useLocalRows?(
    rows: readonly ListRow<Row>[],
    filter: ListFilter | undefined,
  ): readonly ListRow<Row>[];
  /** Rows that belong together under a filter, as one. */
  folded?(rows: readonly ListRow<Row>[], filter: ListFilter | undefined): readonly ListRow<Row>[];
  searched(row: Row): readonly (string | undefined)[];
  /** What an export writes, by the names of its columns (csv-file.ts). */
  cells(row: Row): Readonly<Record<string, unknown>>;
}

export interface ListRow<Row> {
  id: string;
  pending: boolean;
  row: Row;
  /** Records that stand behind this one, as they belong together. */
  others?: readonly string[];
}
