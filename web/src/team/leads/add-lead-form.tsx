import { teamLead } from "#contract/lead";
import { type EntryFieldFacts, startValues } from "../records/form/entry-field.tsx";
import { type AddFormProps, EntrySheet } from "../records/form/entry-sheet.tsx";
import { type EntryValues, readEntry } from "../records/form/entry-values.ts";
import { statusChoices } from "../records/form/status-choices.ts";

const fields: EntryFieldFacts[] = [
  { name: "first_name", label: "First name", kind: "line" },
  { name: "last_name", label: "Last name", kind: "line", optional: true },
  { name: "email", label: "Email", kind: "line", type: "email", optional: "or a phone number" },
  { name: "phone", label: "Phone", kind: "line", type: "tel", optional: "or an email" },
  { name: "company_name", label: "Company", kind: "line", optional: true },
  { name: "status", label: "Status", kind: "choice", choices: statusChoices, start: "todo" },
  { name: "message", label: "Message", kind: "text", optional: true, wide: true },
];

const start = startValues(fields);

const read = (values: EntryValues) => readEntry(teamLead, { ...values, source: "team" });

export function AddLeadForm(props: AddFormProps) {
  const facts = { collection: "leads", title: "Add Lead", fields, start, read } as const;
  return <EntrySheet {...facts} {...props} />;
}
