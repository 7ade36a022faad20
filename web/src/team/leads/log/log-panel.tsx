import { chakra } from "@chakra-ui/react";
import { useEffect, useRef, useState } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useMember } from "../../access/team-auth.ts";
import type { EntryValues } from "../../records/form/entry-values.ts";
import type { RefusedEntry } from "../../records/form/use-additions.ts";
import { countWords } from "../../records/words.ts";
import { ProblemBar } from "../../ui/list-states.tsx";
import { LogEntries } from "./log-entries.tsx";
import { LogForm } from "./log-form.tsx";
import type { LeadLog } from "./use-lead-log.ts";

/** What was noted about a lead, and the form to note more. */
export function LogPanel({ leadId, log }: { leadId: string; log: LeadLog }) {
  const { email } = useMember();
  const [fixed, setFixed] = useState<RefusedEntry>();
  const [refused] = log.refused;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fixed) form.current?.querySelector<HTMLElement>("input:checked, textarea")?.focus();
  }, [fixed]);
  const save = (values: EntryValues) => {
    log.add(values);
    if (!fixed) return;
    log.dismiss(fixed.id);
    setFixed(undefined);
    // The form starts anew.
    log.heading.current?.focus();
  };
  return (
    <chakra.section aria-labelledby="log-heading" display="grid" gap="4">
      <chakra.h3 ref={log.heading} id="log-heading" tabIndex={-1} fontSize="h3">
        Log
      </chakra.h3>
      {refused && !fixed && (
        <ProblemBar
          text="We couldn't save an entry you added. What you typed is still here."
          action="Fix it"
          onAction={() => setFixed(refused)}
        />
      )}
      <div ref={form}>
        <LogForm
          key={fixed?.id ?? "new"}
          name={`log:${leadId}`}
          email={email}
          values={fixed?.values}
          onSave={(_, values) => save(values)}
        />
      </div>
      <VisuallyHidden role="status">
        {log.hasAdded &&
          `${countWords(log.known.rows.length, { one: "entry", many: "entries" })} in the log`}
      </VisuallyHidden>
      <LogEntries log={log.known} email={email} />
    </chakra.section>
  );
}
