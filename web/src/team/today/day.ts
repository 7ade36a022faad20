import type { StoredLead } from "#contract/lead";
import { type Priority, priorities } from "#contract/status";
import { dueDay, type StoredTask } from "#contract/task";
import { byPerson } from "../leads/by-person.ts";
import { byReminder } from "../leads/lead-list.ts";
import type { ListRow } from "../records/list-definition.ts";
import { isDue } from "../tasks/task-list.ts";

/** The most rows of each kind. The lists have the rest. */
const shownMost = 5;

export interface DayPart<Row> {
  rows: readonly ListRow<Row>[];
  more: boolean;
}

interface DayInput {
  /** The unanswered leads. The one that has waited longest comes first. */
  messages: readonly ListRow<StoredLead>[];
  /** The leads with a reminder. */
  reminded: readonly ListRow<StoredLead>[];
  /** The tasks with a day, whether or not it has come. */
  tasks: readonly ListRow<StoredTask>[];
  today: string;
}

function part<Row>(rows: readonly ListRow<Row>[]): DayPart<Row> {
  return { rows: rows.slice(0, shownMost), more: rows.length > shownMost };
}

/** An unknown word comes last. */
function urgency({ row: { priority } }: ListRow<StoredTask>): number {
  const index = priorities.findIndex((each: Priority) => each === priority);
  return index === -1 ? priorities.length : index;
}

/** Today's tasks come first, so that old ones never push them out; on the same day, the more urgent ones. */
function byDay(one: ListRow<StoredTask>, other: ListRow<StoredTask>): number {
  const days = (dueDay(other.row) ?? "").localeCompare(dueDay(one.row) ?? "");
  return days || urgency(one) - urgency(other);
}

/** Lists a person who waits for an answer only once, even with a reminder or several messages. */
export function dayOf({ messages, reminded, tasks, today }: DayInput) {
  const waiting = part(byPerson(messages));
  const shown = new Set(waiting.rows.flatMap(({ id, others = [] }) => [id, ...others]));
  const due = reminded
    .filter(
      ({ id, row: { next_on } }) => !shown.has(id) && next_on !== undefined && next_on <= today,
    )
    .sort(byReminder);
  const dueTasks = tasks.filter(({ row }) => isDue(row, today)).sort(byDay);
  const day = { messages: waiting, reminders: part(due), tasks: part(dueTasks) };
  return { ...day, isEmpty: Object.values(day).every(({ rows }) => rows.length === 0) };
}
