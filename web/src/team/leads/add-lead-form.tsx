import { teamLead } from "#contract/lead";
import { type FormFieldDefinition, startValues } from "../records/form/entry-field.tsx";
import { type AddFormProps, EntrySheet } from "../records/form/entry-sheet.tsx";
import { type EntryValues, readEntry } from "../records/form/entry-values.ts";
import { statusChoices } from "../records/form/status-choices.ts";
import { useNote } from "../records/log/use-note.ts";
import { leadLog } from "./log/lead-log.ts";

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

const read = ({ owed: _, ...lead }: EntryValues) =>
  readEntry(teamLead, { ...lead, source: "team" });

export function AddLeadForm({ onSave, ...props }: AddFormProps) {
  const note = useNote(leadLog);
  const save: AddFormProps["onSave"] = (entry, values) => {
    const id = onSave(entry, values);
    if (values.owed === "yes") note(id, { kind: "owed" });
    return id;
  };
  const definition = { collection: "leads", title: "Add Lead", fields, start, read } as const;
  return <EntrySheet {...definition} {...props} onSave={save} />;
}
