import { useMemo } from "react";
import { businessDay } from "#contract/business-day";
import type { StoredLead } from "#contract/lead";
import type { ListFilter, ListRow } from "../records/list-definition.ts";
import { useNotedRows, useOwnRows } from "../records/log/use-own-rows.ts";
import { leadLog } from "./log/lead-log.ts";

/** The earliest reminder first. */
export function byReminder(one: StoredLead, other: StoredLead): number {
  return (one.next_on ?? "").localeCompare(other.next_on ?? "");
}

/** Those that wait for an answer, the one that waits longest first. */
export function waitingRows(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  return rows
    .filter(({ row }) => row.waiting_since !== null)
    .sort((one, other) =>
      (one.row.waiting_since ?? "").localeCompare(other.row.waiting_since ?? ""),
    );
}

/** The rows of a list of leads, where what this device noted may move a lead into a filter or out of it. */
export function useLeadRows(
  stored: readonly ListRow<StoredLead>[],
  filter: ListFilter | undefined,
): readonly ListRow<StoredLead>[] {
  const noted = useNotedRows(leadLog, stored);
  const name = filter?.name;
  const isMoved = name === "due" || name === "unanswered";
  const rows = useOwnRows(leadLog, stored, isMoved ? noted : undefined);
  return useMemo(() => {
    if (name === "unanswered") return waitingRows(rows);
    if (name !== "due") return rows;
    const today = businessDay(new Date());
    return rows
      .filter(({ row }) => row.next_on !== undefined && row.next_on <= today)
      .sort((one, other) => byReminder(one.row, other.row));
  }, [rows, name]);
}
