import { useMemo } from "react";
import { type StoredLead, storedLead } from "#contract/lead";
import { joinById } from "../../records/join-by-id.ts";
import type { ListRow } from "../../records/list-definition.ts";
import type { TeamDocument } from "../../store/company-documents.ts";
import { useOwnEntries, withOwnEntries } from "./own-entries.ts";

export type LeadRow = ListRow<StoredLead>;

const none: readonly TeamDocument[] = [];

/** The leads, and others that aren't among them, as they will be when the functions have seen what this device noted. */
export function useOwnRows(
  rows: readonly LeadRow[],
  others: readonly TeamDocument[] = none,
): readonly LeadRow[] {
  const own = useOwnEntries();
  return useMemo(() => {
    const added = others.map(({ id, pending, data }) => ({
      id,
      pending,
      row: storedLead.parse(data),
    }));
    return joinById(rows, added).map((entry) => {
      const entries = own.get(entry.id);
      return entries ? { ...entry, row: withOwnEntries(entry.row, entries) } : entry;
    });
  }, [rows, others, own]);
}
