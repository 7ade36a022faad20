import type { ZodType } from "zod";
import type { CompanyCollection } from "#contract/collections";

/** A column of the CSV file; its name is that of the stored field. */
export interface CsvColumn<Row> {
  name: string;
  value(row: Row): string | undefined;
}

/** What differs between the lists of leads, clients and tasks, as data. */
export interface ListDefinition<Row> {
  collection: CompanyCollection;
  /** As in "1 lead". */
  one: string;
  many: string;
  /** For a list that is really empty, as the server says. */
  empty: string;
  /** Told when one was added. */
  added: string;
  /** Whether there is a status to filter by. */
  hasStatus: boolean;
  /** Tolerant: one odd document never breaks a list. */
  schema: ZodType<Row>;
  /** The texts that a search looks through. */
  searched(row: Row): readonly (string | undefined)[];
  /** Beside the document's id, which comes first. */
  columns: readonly CsvColumn<Row>[];
}

export interface ListRow<Row> {
  id: string;
  /** Written on this device and not confirmed by the server yet. */
  pending: boolean;
  row: Row;
}
