import { chakra } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import { storedLogEntry } from "#contract/lead-log";
import { limits } from "#contract/limits";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useMember } from "../access/team-auth.ts";
import type { EntryValues } from "../entry/entry-values.ts";
import { type RefusedEntry, useAdditions } from "../entry/use-additions.ts";
import type { LogSource } from "../firebase/company-documents.ts";
import { ProblemBar } from "../list/list-states.tsx";
import { countWords } from "../list/words.ts";
import { useRows } from "../record/use-rows.ts";
import { LogEntries } from "./log-entries.tsx";
import { LogForm } from "./log-form.tsx";
import { followOwnEntry } from "./own-entries.ts";
import { readLogEntry } from "./read-log-entry.ts";

/** What was noted about a lead, and the form to note more. It only grows. */
export function useLeadLog(leadId: string) {
  const { store, companyId, email } = useMember();
  const source = useMemo<LogSource>(
    () => ({ companyId, collection: "log", leadId }),
    [companyId, leadId],
  );
  const log = useRows(source, storedLogEntry, limits.listMax);
  const additions = useAdditions(source, log);
  const add = (values: EntryValues) => {
    const reading = readLogEntry(values, email);
    if (!("entry" in reading)) return;
    followOwnEntry(store, source, additions.add(reading.entry, values));
  };
  return { log, refused: additions.refused, dismiss: additions.dismiss, add };
}

export type LeadLog = ReturnType<typeof useLeadLog>;

export function LogPanel({ leadId, log }: { leadId: string; log: LeadLog }) {
  const { email } = useMember();
  const [fixed, setFixed] = useState<RefusedEntry>();
  const [saved, setSaved] = useState(false);
  const [refused] = log.refused;
  const save = (values: EntryValues) => {
    if (fixed) log.dismiss(fixed.id);
    setFixed(undefined);
    log.add(values);
    setSaved(true);
  };
  return (
    <chakra.section aria-labelledby="log-heading" display="grid" gap="4">
      <chakra.h3 id="log-heading" fontSize="h3">
        Log
      </chakra.h3>
      {refused && refused !== fixed && (
        <ProblemBar
          text="We couldn't save an entry you added. What you typed is still here."
          action="Fix it"
          onAction={() => setFixed(refused)}
        />
      )}
      <LogForm
        key={fixed?.id ?? "new"}
        name={`log:${leadId}`}
        email={email}
        values={fixed?.values}
        onSave={(_, values) => save(values)}
      />
      <VisuallyHidden role="status">
        {saved &&
          `${countWords(log.log.rows.length, { one: "entry", many: "entries" })} in the log`}
      </VisuallyHidden>
      <LogEntries log={log.log} email={email} />
    </chakra.section>
  );
}
