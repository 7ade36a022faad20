import { useCallback, useEffect, useMemo, useState } from "react";
import { useToday } from "../../ui/use-now.ts";
import type { FormValues } from "../form/form-values.ts";
import { RecordForm, type RecordFormProps } from "../form/record-form.tsx";
import { recordFormDraft } from "../form/record-form-draft.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";

interface LogFormProps<Row extends Logged>
  extends Pick<RecordFormProps, "name" | "values" | "onSave" | "onType"> {
  definition: LogDefinition<Row>;
  email: string;
}

export function LogForm<Row extends Logged>(props: LogFormProps<Row>) {
  const { definition, email, onType, ...form } = props;
  const today = useToday();
  const start = useMemo(() => definition.start(today), [definition, today]);
  const [typed, setTyped] = useState(() => ({
    ...start,
    ...(form.values ?? recordFormDraft(form.name).read()),
  }));
  useEffect(() => onType?.(typed), [onType, typed]);
  const { kind = "" } = typed;
  const fields = useMemo(() => definition.fields(kind), [definition, kind]);
  const read = useCallback(
    (values: FormValues) => definition.read(values, email),
    [definition, email],
  );
  return (
    <RecordForm
      {...form}
      action="Add to the log"
      fields={fields}
      start={start}
      read={read}
      onType={setTyped}
    />
  );
}
