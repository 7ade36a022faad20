import { teamClient } from "#contract/client";
import { type FormFieldDefinition, startValues } from "../records/form/form-field.tsx";
import { type FormValues, readForm } from "../records/form/form-values.ts";
import { type AddFormProps, FormSheet } from "../records/form/record-form.tsx";

const fields: FormFieldDefinition[] = [
  { name: "client_name", label: "Client name", kind: "line", wide: true },
  { name: "email", label: "Email", kind: "line", type: "email", optional: true },
  { name: "phone", label: "Phone", kind: "line", type: "tel", optional: true },
  { name: "address", label: "Address", kind: "line", optional: true, wide: true },
  { name: "notes", label: "Notes", kind: "text", optional: true, wide: true },
];

const start = startValues(fields);

const read = (values: FormValues) => readForm(teamClient, values);

export function AddClientForm(props: AddFormProps) {
  const definition = { name: "clients", title: "Add Client", fields, start, read } as const;
  return <FormSheet {...definition} {...props} />;
}
