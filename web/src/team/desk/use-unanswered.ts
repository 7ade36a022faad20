import { useMemo } from "react";
import { storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import type { CompanySource } from "../firebase/company-documents.ts";
import { waitingLeads } from "../leads/lead-list.ts";
import { useOwnEntries, withOwnEntries } from "../log/own-entries.ts";
import { useRows } from "../record/use-rows.ts";

/** More are not counted. */
export const unansweredMost = 100;

export interface Unanswered {
  count: number;
  /** Since when the oldest waits (ISO). */
  oldest: string | null;
}

/** The messages that wait for an answer, live; undefined while neither server nor device knows. */
export function useUnanswered(): Unanswered | undefined {
  const { companyId } = useMember();
  const own = useOwnEntries();
  const source = useMemo<CompanySource>(
    () => ({ companyId, collection: "leads", selection: waitingLeads }),
    [companyId],
  );
  const { rows, loading, confirmed, failed } = useRows(source, storedLead, unansweredMost);
  return useMemo(() => {
    // An empty answer from the device is not "all answered".
    if (loading || failed || (rows.length === 0 && !confirmed)) return;
    const waiting = rows.flatMap(({ id, row }) => {
      const { waiting_since } = withOwnEntries(row, own.get(id) ?? []);
      return waiting_since === null ? [] : waiting_since;
    });
    return { count: waiting.length, oldest: waiting[0] ?? null };
  }, [rows, loading, confirmed, failed, own]);
}
