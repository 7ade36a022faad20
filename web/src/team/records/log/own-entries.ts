import { useMemo } from "react";
import type { CompanyCollection } from "#contract/collections";
import { logText, type StoredLogEntry, storedLogEntry } from "#contract/record-log";
import { useLocalWrites } from "../../store/local-writes.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

/** An entry from any tab of this device that the record itself may not include yet. */
interface OwnEntry {
  pending: boolean;
  /** The entry was stored so long ago that the record includes it. */
  settled: boolean;
  entry: StoredLogEntry;
}

export function useOwnEntries(
  collection: CompanyCollection,
): ReadonlyMap<string, readonly OwnEntry[]> {
  const writes = useLocalWrites();
  return useMemo(() => {
    const own = new Map<string, OwnEntry[]>();
    for (const { logOf, state, data, ...write } of writes.values()) {
      if (write.collection !== collection || logOf === undefined || !data) continue;
      const entry = {
        pending: state === "pending",
        settled: state === "settled",
        entry: storedLogEntry.parse(data),
      };
      own.set(logOf, [...(own.get(logOf) ?? []), entry]);
    }
    return own;
  }, [writes, collection]);
}

/** The record after these entries. Unsent ones come last: this device's clock may be behind the server's. */
export function withOwnEntries<Row extends Logged>(
  { after }: Pick<LogDefinition<Row>, "after">,
  row: Row,
  own: readonly Omit<OwnEntry, "settled">[],
): Row {
  const unseen = own
    .filter(
      ({ pending, entry: { created_at } }) =>
        pending || (created_at ?? "") > (row.last_entry_at ?? ""),
    )
    .sort(
      (one, other) =>
        Number(one.pending) - Number(other.pending) ||
        (one.entry.created_at ?? "").localeCompare(other.entry.created_at ?? ""),
    )
    .map(({ entry }) => entry);
  if (unseen.length === 0) return row;
  const log_text = logText([{ text: row.log_text }, ...unseen]) || undefined;
  return { ...unseen.reduce(after, row), log_text };
}
