import type { StoredLead } from "#contract/lead";
import { type Priority, priorities } from "#contract/status";
import type { StoredTask } from "#contract/task";
import { byReminder } from "../leads/use-lead-rows.ts";
import type { ListRow } from "../records/list-definition.ts";

/** Of each kind; the lists have the rest. */
const shownMost = 5;

interface DayPart<Row> {
  rows: readonly ListRow<Row>[];
  /** There are others, which aren't shown. */
  more: boolean;
}

/** What there is to do today. */
export interface Day {
  messages: DayPart<StoredLead>;
  reminders: DayPart<StoredLead>;
  tasks: DayPart<StoredTask>;
  isEmpty: boolean;
}

interface Known {
  /** Unanswered, the one that waits longest first. */
  messages: readonly ListRow<StoredLead>[];
  /** With a reminder. */
  reminded: readonly ListRow<StoredLead>[];
  /** Open, the earliest first. */
  tasks: readonly ListRow<StoredTask>[];
  today: string;
}

function part<Row>(rows: readonly ListRow<Row>[]): DayPart<Row> {
  return { rows: rows.slice(0, shownMost), more: rows.length > shownMost };
}

/** A word that is none of ours comes last. */
function urgency({ row: { priority } }: ListRow<StoredTask>): number {
  const place = priorities.findIndex((known: Priority) => known === priority);
  return place === -1 ? priorities.length : place;
}

/** Of two tasks of a day the urgent one comes first. */
function byDay(one: ListRow<StoredTask>, other: ListRow<StoredTask>): number {
  const days = (one.row.due_date ?? "").localeCompare(other.row.due_date ?? "");
  return days || urgency(one) - urgency(other);
}

/** A lead that waits for its answer stands there only once, also with a reminder. */
export function dayOf({ messages, reminded, tasks, today }: Known): Day {
  const waiting = part(messages);
  const shown = new Set(waiting.rows.map(({ id }) => id));
  const due = reminded
    .filter(
      ({ id, row: { next_on } }) => !shown.has(id) && next_on !== undefined && next_on <= today,
    )
    .sort((one, other) => byReminder(one.row, other.row));
  const day = { messages: waiting, reminders: part(due), tasks: part([...tasks].sort(byDay)) };
  return { ...day, isEmpty: Object.values(day).every(({ rows }) => rows.length === 0) };
}
