import { chakra } from "@chakra-ui/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useMember } from "../../access/team-auth.ts";
import { ProblemBar } from "../../ui/list-states.tsx";
import { useToday } from "../../ui/use-now.ts";
import type { FormValues } from "../form/form-values.ts";
import { RecordForm, type RecordFormProps } from "../form/record-form.tsx";
import { recordFormDraft } from "../form/record-form-draft.ts";
import type { RefusedAddition } from "../form/use-additions.ts";
import { countWords } from "../words.ts";
import type { LogDefinition, Logged } from "./log-definition.ts";
import { LogEntries } from "./log-entries.tsx";
import type { RecordLog } from "./use-record-log.ts";

/** The names of the drafts that are kept on the device. The first one is older than the others. */
const draftNames = { leads: "log", clients: "client-log", tasks: "task-log" } as const;

interface LogFormProps<Row extends Logged>
  extends Pick<RecordFormProps, "name" | "fixed" | "onSave" | "onType"> {
  definition: LogDefinition<Row>;
  email: string;
}

function LogForm<Row extends Logged>(props: LogFormProps<Row>) {
  const { definition, email, onType, ...form } = props;
  const today = useToday();
  const start = useMemo(() => definition.start(today), [definition, today]);
  const [typed, setTyped] = useState(() => ({
    ...start,
    ...form.fixed?.values,
    ...recordFormDraft(form.fixed?.id ?? form.name).read(),
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

interface LogPanelProps<Row extends Logged> {
  log: RecordLog<Row>;
  /** Receives the form's values, including the first ones. */
  onType?: (values: FormValues) => void;
}

export function LogPanel<Row extends Logged>({ log, onType }: LogPanelProps<Row>) {
  const { email } = useMember();
  const { definition } = log;
  const [fixed, setFixed] = useState<RefusedAddition>();
  const [refused] = log.refused;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fixed) form.current?.querySelector<HTMLElement>("input:checked, textarea")?.focus();
  }, [fixed]);
  const save = (values: FormValues) => {
    log.add(values);
    if (!fixed) return;
    log.dismiss(fixed.id);
    setFixed(undefined);
    // The form starts again and loses the focus.
    log.heading.current?.focus();
  };
  return (
    <chakra.section aria-labelledby="log-heading" display="grid" gap="4">
      <chakra.h3 ref={log.heading} id="log-heading" tabIndex={-1} fontSize="h3">
        Log
      </chakra.h3>
      {refused && !fixed && (
        <ProblemBar
          key={refused.id}
          text="We couldn't save an entry you added. What you typed is still here."
          action="Fix it"
          onAction={() => setFixed(refused)}
          onDiscard={() => {
            log.dismiss(refused.id);
            log.heading.current?.focus();
          }}
        />
      )}
      <div ref={form}>
        <LogForm
          key={fixed?.id ?? "new"}
          definition={definition}
          name={`${draftNames[definition.collection]}:${log.id}`}
          email={email}
          fixed={fixed}
          onType={onType}
          onSave={(_, values) => save(values)}
        />
      </div>
      <VisuallyHidden role="status">
        {log.hasAdded &&
          `${countWords(log.entries.rows.length, { one: "entry", many: "entries" })} in the log`}
      </VisuallyHidden>
      <LogEntries definition={definition} log={log.entries} email={email} />
    </chakra.section>
  );
}
