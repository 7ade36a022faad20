import type { ZodType } from "zod";
import type { CompanyCollection } from "#contract/collections";

/** Its name is that of the stored field. */
export interface CsvColumn<Row> {
  name: string;
  value(row: Row): string | undefined;
}

export interface ListDefinition<Row> {
  collection: CompanyCollection;
  /** As in "1 lead". */
  one: string;
  many: string;
  empty: string;
  added: string;
  hasStatus: boolean;
  /** Tolerant: one odd document never breaks a list. */
  schema: ZodType<Row>;
  searched(row: Row): readonly (string | undefined)[];
  /** Beside the document's id, which comes first. */
  columns: readonly CsvColumn<Row>[];
}

export interface ListRow<Row> {
  id: string;
  pending: boolean;
  row: Row;
}
