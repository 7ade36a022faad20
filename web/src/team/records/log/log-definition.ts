import type { ZodType } from "zod";
import type { LoggedRecord } from "#contract/collections";
import type { StoredLogEntry } from "#contract/record-log";
import type { FormFieldDefinition } from "../form/form-field.tsx";
import type { FormResult, FormValues } from "../form/form-values.ts";

/** The fields of a record's log that a list and its search know. */
export interface Logged {
  last_entry_at: string | null;
  log_text?: string | undefined;
}

export interface LogDefinition<Row extends Logged> {
  collection: LoggedRecord["collection"];
  schema: ZodType<Row>;
  start(today: string): FormValues;
  /** The fields that the form asks for. The choice of the kind comes first. */
  fields(kind: string): readonly FormFieldDefinition[];
  /** @param by the writer's own address. */
  read: (values: FormValues, by: string) => FormResult;
  /** The heading of an entry, such as "Reminder for Friday". */
  shown(entry: StoredLogEntry, today: string): { words: string; icon: string };
  /** The record as it will be after the functions have processed an entry. */
  after: (row: Row, entry: StoredLogEntry) => Row;
}
