import { useCallback, useMemo, useState } from "react";
import { useToday } from "../../ui/use-now.ts";
import { entryDraft } from "../form/entry-draft.ts";
import { EntryForm, type EntryFormProps } from "../form/entry-form.tsx";
import type { EntryValues } from "../form/entry-values.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

interface LogFormProps<Row extends Logged>
  extends Pick<EntryFormProps, "name" | "values" | "onSave"> {
  definition: LogDefinition<Row>;
  email: string;
}

export function LogForm<Row extends Logged>({ definition, email, ...form }: LogFormProps<Row>) {
  const today = useToday();
  const start = useMemo(() => definition.start(today), [definition, today]);
  const [kind, setKind] = useState(
    () => (form.values ?? entryDraft(form.name).read())?.kind ?? start.kind ?? "",
  );
  const fields = useMemo(() => definition.fields(kind), [definition, kind]);
  const read = useCallback(
    (values: EntryValues) => definition.read(values, email),
    [definition, email],
  );
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
