import { useMemo } from "react";
import type { StoredLead } from "#contract/lead";
import type { ListRow } from "../records/list-definition.ts";
import { useLoggedRows } from "../records/log/use-own-rows.ts";
import { waitingLeads, waitingRows } from "./lead-list.ts";
import { leadLog } from "./log/lead-log.ts";

/** Leads beyond this number are not counted. */
export const unansweredMost = 100;

export interface Unanswered {
  /** The lead that has waited longest comes first. */
  leads: readonly ListRow<StoredLead>[];
  loading: boolean;
  /** The server has confirmed the leads, and they are live. */
  confirmed: boolean;
  failed: boolean;
  retry: () => void;
  /** An empty answer from the device does not mean "all answered". */
  isConclusive: boolean;
}

/** The messages that wait for an answer, live. */
export function useUnanswered(): Unanswered {
  const { rows, ...state } = useLoggedRows(leadLog, waitingLeads, unansweredMost);
  const leads = useMemo(() => waitingRows(rows), [rows]);
  return { ...state, leads, isConclusive: rows.length > 0 || state.confirmed };
}
