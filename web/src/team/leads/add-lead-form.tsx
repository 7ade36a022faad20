import { teamLead } from "#contract/lead";
import { type FormFieldDefinition, startValues } from "../records/form/form-field.tsx";
import { type FormValues, readForm } from "../records/form/form-values.ts";
import { type AddFormProps, FormSheet } from "../records/form/record-form.tsx";
import { useNote } from "../records/log/use-note.ts";
import { statusChoices } from "../records/words.ts";
import { leadLog } from "./log/lead-log-definition.ts";

const fields: FormFieldDefinition[] = [
  { name: "first_name", label: "First name", kind: "line" },
  { name: "last_name", label: "Last name", kind: "line", optional: true },
  { name: "email", label: "Email", kind: "line", type: "email", optional: "or a phone number" },
  { name: "phone", label: "Phone", kind: "line", type: "tel", optional: "or an email" },
  { name: "company_name", label: "Company", kind: "line", optional: true },
  { name: "status", label: "Status", kind: "choice", choices: statusChoices, start: "todo" },
  {
    name: "owed",
    label: "Do they wait for an answer?",
    kind: "choice",
    choices: [
      { value: "no", label: "No" },
      { value: "yes", label: "Yes, start the clock" },
    ],
    start: "no",
    wide: true,
  },
  { name: "message", label: "Message", kind: "text", optional: true, wide: true },
];

const start = startValues(fields);

const read = ({ owed: _, ...lead }: FormValues) => readForm(teamLead, { ...lead, source: "team" });

export function AddLeadForm({ onSave, ...props }: AddFormProps) {
  const note = useNote(leadLog);
  const save: AddFormProps["onSave"] = (data, values) => {
    const id = onSave(data, values);
    if (values.owed === "yes") note(id, { kind: "owed" });
    return id;
  };
  const definition = { name: "leads", title: "Add Lead", fields, start, read } as const;
  return <FormSheet {...definition} {...props} onSave={save} />;
}
