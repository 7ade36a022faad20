import { useMemo } from "react";
import { useLoggedRows } from "../records/log/use-own-rows.ts";
import { waitingLeads, waitingRows } from "./lead-list.ts";
import { leadLog } from "./log/lead-log-definition.ts";

/** Leads beyond this number are not counted. */
export const unansweredMost = 100;

/** The messages that wait for an answer, live. */
export function useUnanswered() {
  const { rows, ...state } = useLoggedRows(leadLog, waitingLeads, unansweredMost);
  const leads = useMemo(() => waitingRows(rows), [rows]);
  // An empty answer from the device does not mean "all answered".
  return { ...state, leads, isConclusive: rows.length > 0 || state.confirmed };
}
