import { useMemo } from "react";
import { type RecordState, useRecord } from "../page/use-record.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { useOwnEntries, withOwnEntries } from "./own-entries.ts";

/** One record, live and offline, as it will be after the functions have processed this device's notes about it. */
export function useLoggedRecord<Row extends Logged>(
  log: LogDefinition<Row>,
  id: string,
): RecordState<Row> {
  const record = useRecord(log.collection, id, log.schema);
  const own = useOwnEntries(log.collection).get(id);
  return useMemo(
    () =>
      record.state === "loaded" && own
        ? { ...record, row: withOwnEntries(log, record.row, own) }
        : record,
    [log, record, own],
  );
}
