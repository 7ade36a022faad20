import { dayAfter } from "#contract/business-day";
import { type StoredTask, storedTask } from "#contract/task";
import { afterTaskEntry, type TaskLogKind, teamTaskEntry } from "#contract/task-log";
import type { FormFieldDefinition } from "../../records/form/form-field.tsx";
import { readForm } from "../../records/form/form-values.ts";
import type { LogDefinition } from "../../records/log/log-definition.ts";
import { capitalized, shownWord } from "../../records/words.ts";
import { dayWords } from "../../ui/calendar-day.ts";

const icons: Readonly<Record<TaskLogKind, string>> = {
  done: "check",
  put_back: "refresh",
  moved: "calendar",
  given: "users",
  note: "pen",
};

const kinds: { value: TaskLogKind; label: string }[] = [
  { value: "note", label: "Note" },
  { value: "moved", label: "New day" },
  { value: "given", label: "Who does it" },
];

const ownFields: Readonly<Record<string, FormFieldDefinition>> = {
  moved: { name: "due_date", label: "New due date", kind: "line", type: "date", wide: true },
  given: { name: "assigned_to", label: "Assigned to", kind: "line", wide: true },
};

export const taskLog: LogDefinition<StoredTask> = {
  collection: "tasks",
  schema: storedTask,
  start: (today) => ({ kind: "note", due_date: dayAfter(today), assigned_to: "", text: "" }),
  fields(kind) {
    const own = ownFields[kind];
    return [
      { name: "kind", label: "What's new?", kind: "segments", choices: kinds },
      ...(own ? [own] : []),
      { name: "text", label: "Note", kind: "text", optional: kind !== "note", wide: true },
    ];
  },
  // A day and a name belong to one kind each.
  read: ({ kind = "", text = "", due_date = "", assigned_to = "" }, by) =>
    readForm(teamTaskEntry, {
      ...{ kind, text, by },
      ...(kind === "moved" && { due_date }),
      ...(kind === "given" && { assigned_to }),
    }),
  shown({ kind, due_date, assigned_to }, today) {
    const icon = Object.entries(icons).find(([name]) => name === kind)?.[1] ?? "info";
    if (due_date) return { words: `Moved to ${dayWords(due_date, today)}`, icon };
    if (assigned_to) return { words: `Assigned to ${assigned_to}`, icon };
    return { words: capitalized(shownWord(kind)) || "Entry", icon };
  },
  after: (task, entry) => ({ ...task, ...afterTaskEntry(task, entry) }),
};
