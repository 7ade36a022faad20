import type { StoredLead } from "#contract/lead";
import { type Priority, priorities } from "#contract/status";
import { dueDay, type StoredTask } from "#contract/task";
import { byPerson } from "../leads/by-person.ts";
import { byReminder } from "../leads/use-lead-rows.ts";
import type { ListRow } from "../records/list-definition.ts";
import { isDue } from "../tasks/use-task-rows.ts";

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
  /** With a day, whether it has come or not. */
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

/** Today's come first, so that old ones never push them out; of two tasks of a day the urgent one does. */
function byDay(one: ListRow<StoredTask>, other: ListRow<StoredTask>): number {
  const days = (dueDay(other.row) ?? "").localeCompare(dueDay(one.row) ?? "");
  return days || urgency(one) - urgency(other);
}

/** Whoever waits for an answer stands there only once, also with a reminder or with several messages. */
export function dayOf({ messages, reminded, tasks, today }: Known): Day {
  const waiting = part(byPerson(messages));
  const shown = new Set(waiting.rows.flatMap(({ id, others = [] }) => [id, ...others]));
  const due = reminded
    .filter(
      ({ id, row: { next_on } }) => !shown.has(id) && next_on !== undefined && next_on <= today,
    )
    .sort((one, other) => byReminder(one.row, other.row));
  const dueTasks = tasks.filter(({ row }) => isDue(row, today)).sort(byDay);
  const day = { messages: waiting, reminders: part(due), tasks: part(dueTasks) };
  return { ...day, isEmpty: Object.values(day).every(({ rows }) => rows.length === 0) };
}
