import { teamLogEntry } from "#contract/lead-log";
import { type EntryReading, type EntryValues, readEntry } from "../../records/form/entry-values.ts";

/** A day belongs to reminders only. */
export function readLogEntry(
  { kind = "", text = "", remind_on = "" }: EntryValues,
  by: string,
): EntryReading {
  return readEntry(teamLogEntry, {
    kind,
    text,
    ...(kind === "reminder" ? { remind_on } : {}),
    by,
  });
}
