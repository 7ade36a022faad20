import { useMemo } from "react";
import { type StoredLead, storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import type { Selection, TeamDocument } from "../firebase/company-documents.ts";
import { joinById } from "../list/join-by-id.ts";
import { useOwnEntries, withOwnEntries } from "../log/own-entries.ts";
import { type Rows, useRows } from "../record/use-rows.ts";

const none: readonly TeamDocument[] = [];

/** The first leads of a selection, and others, as they will be when the functions have seen what this device noted. */
export function useLeads(
  selection: Selection,
  most: number,
  others: readonly TeamDocument[] = none,
): Rows<StoredLead> {
  const { companyId } = useMember();
  const own = useOwnEntries();
  const source = useMemo(
    () => ({ companyId, collection: "leads" as const, selection }),
    [companyId, selection],
  );
  const known = useRows(source, storedLead, most);
  return useMemo(() => {
    const added = others.map(({ id, pending, data }) => ({
      id,
      pending,
      row: storedLead.parse(data),
    }));
    const rows = joinById(known.rows, added).map((entry) => ({
      ...entry,
      row: withOwnEntries(entry.row, own.get(entry.id) ?? []),
    }));
    return { ...known, rows };
  }, [known, own, others]);
}
