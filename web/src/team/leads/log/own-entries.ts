import { useMemo } from "react";
import type { StoredLead } from "#contract/lead";
import {
  afterEntry,
  type LeadProgress,
  logText,
  type StoredLogEntry,
  storedLogEntry,
} from "#contract/lead-log";
import { useLocalWrites } from "../../store/local-writes.ts";

/** An entry of this device, from whichever tab, which the lead itself may not know of yet. */
interface OwnEntry {
  pending: boolean;
  entry: StoredLogEntry;
}

/** By the id of their lead. */
export function useOwnEntries(): ReadonlyMap<string, readonly OwnEntry[]> {
  const writes = useLocalWrites();
  return useMemo(() => {
    const own = new Map<string, OwnEntry[]>();
    for (const { leadId, state, data } of writes.values()) {
      if (leadId === undefined || data === undefined) continue;
      const entry = { pending: state === "pending", entry: storedLogEntry.parse(data) };
      own.set(leadId, [...(own.get(leadId) ?? []), entry]);
    }
    return own;
  }, [writes]);
}

/** The lead as it will be when the functions have seen these. */
export function withOwnEntries(lead: StoredLead, own: readonly OwnEntry[]): StoredLead {
  const unseen = own
    .filter(
      ({ pending, entry: { created_at } }) =>
        pending || (created_at ?? "") > (lead.last_entry_at ?? ""),
    )
    .map(({ entry }) => entry)
    .sort((one, other) => (one.created_at ?? "").localeCompare(other.created_at ?? ""));
  if (unseen.length === 0) return lead;
  const texts = [{ text: lead.log_text }, ...unseen];
  return {
    ...lead,
    ...unseen.reduce<LeadProgress>(afterEntry, lead),
    log_text: logText(texts) || undefined,
  };
}
