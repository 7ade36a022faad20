import { useMemo } from "react";
import { type StoredLead, storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import { useOwnRows } from "../leads/log/use-own-rows.ts";
import { type Rows, useRows } from "../records/use-rows.ts";
import type { Selection, TeamDocument } from "../store/company-documents.ts";

/** The first leads of a selection, and others, as they will be when the functions have seen what this device noted. */
export function useLeads(
  selection: Selection,
  most: number,
  others?: readonly TeamDocument[],
): Rows<StoredLead> {
  const { companyId } = useMember();
  const source = useMemo(
    () => ({ companyId, collection: "leads" as const, selection }),
    [companyId, selection],
  );
  const known = useRows(source, storedLead, most);
  const rows = useOwnRows(known.rows, others);
  return useMemo(() => ({ ...known, rows }), [known, rows]);
}
