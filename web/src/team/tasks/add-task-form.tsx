import { useCallback, useMemo, useState } from "react";
import { teamTask } from "#contract/task";
import type { EntryFieldFacts } from "../entry/entry-field.tsx";
import { type AddFormProps, EntrySheet } from "../entry/entry-sheet.tsx";
import { type EntryReading, type EntryValues, readEntry } from "../entry/entry-values.ts";
import { priorityChoices, statusChoices } from "../entry/status-choices.ts";
import { type ClientChoice, chosenClient } from "./client-choices.ts";
import { useClientChoices } from "./use-client-choices.ts";

const clientHint = "Type a few letters of the name.";
const unknownClient = "Choose a client from the list, or leave this empty";

const start: EntryValues = {
  title: "",
  client: "",
  status: "todo",
  priority: "medium",
  due_date: "",
  assigned_to: "",
  description: "",
};

function fieldsWith(proposals: readonly string[]): EntryFieldFacts[] {
  return [
    { name: "title", label: "Title", kind: "line", wide: true },
    {
      name: "client",
      label: "Client",
      kind: "proposals",
      proposals,
      hint: clientHint,
      optional: true,
      wide: true,
    },
    { name: "status", label: "Status", kind: "choice", choices: statusChoices },
    { name: "priority", label: "Priority", kind: "choice", choices: priorityChoices },
    { name: "due_date", label: "Due date", kind: "line", type: "date", optional: true },
    { name: "assigned_to", label: "Assigned to", kind: "line", optional: true },
    { name: "description", label: "Description", kind: "text", optional: true, wide: true },
  ];
}

function readTask(values: EntryValues, choices: readonly ClientChoice[]): EntryReading {
  const { client: text = "", ...rest } = values;
  const client = chosenClient(choices, text);
  const link = client && { id: client.id, client_name: client.client_name };
  const reading = readEntry(teamTask, { ...rest, client: link });
  if (client || text.trim() === "") return reading;
  const errors = "errors" in reading ? reading.errors : {};
  return { errors: { ...errors, client: unknownClient } };
}

export function AddTaskForm(props: AddFormProps) {
  const [typed, setTyped] = useState(props.values?.client ?? "");
  const choices = useClientChoices(typed);
  const fields = useMemo(() => fieldsWith(choices.map(({ label }) => label)), [choices]);
  const read = useCallback((values: EntryValues) => readTask(values, choices), [choices]);
  const onType = useCallback(({ client = "" }: EntryValues) => setTyped(client), []);
  const facts = { collection: "tasks", title: "Add Task", fields, start, read, onType } as const;
  return <EntrySheet {...facts} {...props} />;
}
