import type { ZodType } from "zod";
import type { LoggedRecord } from "#contract/collections";
import type { StoredLogEntry } from "#contract/record-log";
import type { EntryFieldFacts } from "../form/entry-field.tsx";
import type { EntryReading, EntryValues } from "../form/entry-values.ts";

/** What a list and its search know of a record's log. */
export interface Logged {
  last_entry_at: string | null;
  log_text?: string | undefined;
}

/** What can be noted about the records of a collection, and what follows from it. */
export interface LogDefinition<Row extends Logged> {
  collection: LoggedRecord["collection"];
  /** Tolerant, as the list's. */
  schema: ZodType<Row>;
  /** What the form begins with. */
  start(today: string): EntryValues;
  /** What the form asks for; the choice of the kind comes first. */
  fields(kind: string): readonly EntryFieldFacts[];
  /** @param by the writer's own address. */
  read: (values: EntryValues, by: string) => EntryReading;
  /** How an entry is headed, such as "Reminder for Friday". */
  shown(entry: StoredLogEntry, today: string): { words: string; icon: string };
  /** The record as it will be when the functions have seen an entry. */
  after: (row: Row, entry: StoredLogEntry) => Row;
}
