import { useCallback, useMemo, useState } from "react";
import { teamTask } from "#contract/task";
import { chosenClient, clientHint, type GivenClient } from "../records/form/client-choices.ts";
import { type FormFieldDefinition, startValues } from "../records/form/form-field.tsx";
import { type FormResult, type FormValues, readForm } from "../records/form/form-values.ts";
import { type AddFormProps, FormSheet } from "../records/form/record-form.tsx";
import { recordFormDraft } from "../records/form/record-form-draft.ts";
import { useClientChoices } from "../records/form/use-client-choices.ts";
import { priorityChoices, statusChoices } from "../records/words.ts";

const unknownClient = "Choose a client from the list, or leave this empty";

function fieldsWith(proposals: readonly string[]): FormFieldDefinition[] {
  return [
    { name: "title", label: "Title", kind: "line", wide: true },
    {
      name: "client",
      label: "Client",
      kind: "line",
      proposals,
      hint: clientHint,
      optional: true,
      wide: true,
    },
    { name: "status", label: "Status", kind: "choice", choices: statusChoices, start: "todo" },
    {
      name: "priority",
      label: "Priority",
      kind: "choice",
      choices: priorityChoices,
      start: "medium",
    },
    { name: "due_date", label: "Due date", kind: "line", type: "date", optional: true },
    { name: "assigned_to", label: "Assigned to", kind: "line", optional: true },
    { name: "description", label: "Description", kind: "text", optional: true, wide: true },
  ];
}

const empty = startValues(fieldsWith([]));

/** In addition to its fields, the form has `client_id` and `lead_id` if it was opened for a client or a lead. */
function readTask(values: FormValues, client: GivenClient | undefined): FormResult {
  const { client: text = "", client_id: _, ...rest } = values;
  const link = client && { id: client.id, client_name: client.client_name };
  const reading = readForm(teamTask, { ...rest, client: link });
  if (client || text.trim() === "") return reading;
  const errors = "errors" in reading ? reading.errors : {};
  return { errors: { ...errors, client: unknownClient } };
}

function givenClient({ client_id, client = "" }: FormValues): GivenClient | undefined {
  return client_id ? { id: client_id, client_name: client } : undefined;
}

interface AddTaskFormProps extends AddFormProps {
  /** The name under which a draft is kept, if it isn't the list's. */
  name?: string;
  filled?: FormValues;
}

export function AddTaskForm({ name = "tasks", filled, onSave, ...props }: AddTaskFormProps) {
  const { fixed } = props;
  const [start] = useState((): FormValues => ({ ...empty, ...filled }));
  const [given] = useState(() => givenClient(fixed?.values ?? start));
  const [typed, setTyped] = useState(
    () =>
      ({ ...start, ...fixed?.values, ...recordFormDraft(fixed?.id ?? name).read() }).client ?? "",
  );
  const choices = useClientChoices(typed, given);
  const fields = useMemo(() => fieldsWith(choices.map(({ label }) => label)), [choices]);
  const chosen = useCallback(
    ({ client = "" }: FormValues) => chosenClient(choices, client, given),
    [choices, given],
  );
  const read = useCallback((values: FormValues) => readTask(values, chosen(values)), [chosen]);
  const onType = useCallback(({ client = "" }: FormValues) => setTyped(client), []);
  const save: AddFormProps["onSave"] = (data, values) => {
    const client = chosen(values);
    const { client_name = "", id = "" } = client ?? {};
    return onSave(data, { ...values, client: client_name, client_id: id });
  };
  const definition = { name, title: "Add Task", fields, start, read, onType };
  return <FormSheet {...definition} {...props} onSave={save} />;
}
