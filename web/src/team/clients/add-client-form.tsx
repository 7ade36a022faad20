import { teamClient } from "#contract/client";
import { type FormFieldDefinition, startValues } from "../records/form/entry-field.tsx";
import { type AddFormProps, EntrySheet } from "../records/form/entry-sheet.tsx";
import { type EntryValues, readEntry } from "../records/form/entry-values.ts";

const fields: FormFieldDefinition[] = [
  { name: "client_name", label: "Client name", kind: "line", wide: true },
  { name: "email", label: "Email", kind: "line", type: "email", optional: true },
  { name: "phone", label: "Phone", kind: "line", type: "tel", optional: true },
  { name: "address", label: "Address", kind: "line", optional: true, wide: true },
  { name: "notes", label: "Notes", kind: "text", optional: true, wide: true },
];

const start = startValues(fields);

const read = (values: EntryValues) => readEntry(teamClient, values);

export function AddClientForm(props: AddFormProps) {
  const definition = { collection: "clients", title: "Add Client", fields, start, read } as const;
  return <EntrySheet {...definition} {...props} />;
}
