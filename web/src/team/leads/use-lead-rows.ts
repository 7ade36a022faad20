import { useMemo } from "react";
import { businessDay } from "#contract/business-day";
import type { StoredLead } from "#contract/lead";
import type { ListFilter, ListRow } from "../records/list-definition.ts";
import { useNotedRows, useOwnRows } from "../records/log/use-own-rows.ts";
import { leadLog } from "./log/lead-log.ts";

/** Sorts the earliest reminder first. */
export function byReminder(one: StoredLead, other: StoredLead): number {
  return (one.next_on ?? "").localeCompare(other.next_on ?? "");
}

/** The rows that wait for an answer. The one that has waited longest comes first. */
export function waitingRows(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  return rows
    .filter(({ row }) => row.waiting_since !== null)
    .sort((one, other) =>
      (one.row.waiting_since ?? "").localeCompare(other.row.waiting_since ?? ""),
    );
}

function dueRows(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  const today = businessDay(new Date());
  return rows
    .filter(({ row }) => row.next_on !== undefined && row.next_on <= today)
    .sort((one, other) => byReminder(one.row, other.row));
}

/** Keeps the rows with that time which don't wait again, and sorts the latest first. */
function latestRows(time: "answered_at" | "aside_since") {
  return (rows: readonly ListRow<StoredLead>[]) =>
    rows
      .filter(({ row }) => row[time] !== null && row.waiting_since === null)
      .sort((one, other) => (other.row[time] ?? "").localeCompare(one.row[time] ?? ""));
}

function clientRows(rows: readonly ListRow<StoredLead>[]): readonly ListRow<StoredLead>[] {
  return rows.filter(({ row }) => row.client_id !== undefined);
}

/** The keys are the names of the filters (lead-list.ts). */
const filtered = new Map([
  ["unanswered", waitingRows],
  ["due", dueRows],
  ["answered", latestRows("answered_at")],
  ["set_aside", latestRows("aside_since")],
  ["client", clientRows],
]);

/** The rows in a list of leads. This device's own notes may move a lead into a filter or out of it. */
export function useLeadRows(
  stored: readonly ListRow<StoredLead>[],
  filter: ListFilter | undefined,
): readonly ListRow<StoredLead>[] {
  const noted = useNotedRows(leadLog, stored);
  const rowsUnder = filtered.get(filter?.name ?? "");
  const rows = useOwnRows(leadLog, stored, rowsUnder && noted);
  return useMemo(() => rowsUnder?.(rows) ?? rows, [rows, rowsUnder]);
}
