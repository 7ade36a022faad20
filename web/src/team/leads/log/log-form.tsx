import { useCallback, useMemo, useState } from "react";
import { dayAfter } from "#contract/business-day";
import type { LogKind } from "#contract/lead-log";
import { entryDraft } from "../../records/form/entry-draft.ts";
import type { EntryFieldFacts } from "../../records/form/entry-field.tsx";
import { EntryForm, type EntryFormProps } from "../../records/form/entry-form.tsx";
import type { EntryValues } from "../../records/form/entry-values.ts";
import { useToday } from "../../ui/use-now.ts";
import { readLogEntry } from "./read-log-entry.ts";

const kinds: { value: LogKind; label: string }[] = [
  { value: "called", label: "Called" },
  { value: "wrote", label: "Wrote" },
  { value: "met", label: "Met" },
  { value: "note", label: "Note" },
  { value: "reminder", label: "Remind me" },
];

function fieldsOf(kind: string): EntryFieldFacts[] {
  const day: EntryFieldFacts = {
    name: "remind_on",
    label: "Remind me on",
    kind: "line",
    type: "date",
    wide: true,
  };
  const isNote = kind === "note";
  return [
    { name: "kind", label: "What did you do?", kind: "segments", choices: kinds },
    ...(kind === "reminder" ? [day] : []),
    {
      name: "text",
      label: isNote ? "Note" : kind === "reminder" ? "What for" : "How it went",
      kind: "text",
      optional: !isNote,
      wide: true,
    },
  ];
}

interface LogFormProps extends Pick<EntryFormProps, "name" | "values" | "onSave"> {
  email: string;
}

export function LogForm({ email, ...form }: LogFormProps) {
  const today = useToday();
  const start = useMemo(
    (): EntryValues => ({ kind: "called", remind_on: dayAfter(today), text: "" }),
    [today],
  );
  const [kind, setKind] = useState(
    () => (form.values ?? entryDraft(form.name).read())?.kind ?? "called",
  );
  const fields = useMemo(() => fieldsOf(kind), [kind]);
  const read = useCallback((values: EntryValues) => readLogEntry(values, email), [email]);
  const onType = useCallback((values: EntryValues) => setKind(values.kind ?? ""), []);
  return (
    <EntryForm
      {...form}
      action="Add to the log"
      fields={fields}
      start={start}
      read={read}
      onType={onType}
    />
  );
}
