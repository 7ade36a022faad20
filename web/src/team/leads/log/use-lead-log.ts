import { useMemo, useRef, useState } from "react";
import { isAnswer, type LogKind, storedLogEntry } from "#contract/lead-log";
import { limits } from "#contract/limits";
import { useMember } from "../../access/team-auth.ts";
import type { EntryValues } from "../../records/form/entry-values.ts";
import { useAdditions } from "../../records/form/use-additions.ts";
import { useRows } from "../../records/use-rows.ts";
import type { LogSource } from "../../store/company-documents.ts";
import { readLogEntry } from "./read-log-entry.ts";

/** What was noted about a lead, and how to note more. It only grows. */
export function useLeadLog(leadId: string, onAnswer: () => void) {
  const { companyId, email } = useMember();
  const source = useMemo<LogSource>(
    () => ({ companyId, collection: "log", leadId }),
    [companyId, leadId],
  );
  const known = useRows(source, storedLogEntry, limits.listMax);
  const additions = useAdditions(source);
  const [hasAdded, setAdded] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const add = (values: EntryValues) => {
    const reading = readLogEntry(values, email);
    if (!("entry" in reading)) return;
    additions.add(reading.entry, values);
    setAdded(true);
    if (isAnswer(values.kind)) onAnswer();
  };
  /** By a button that goes when it's pressed: whoever stood on it is led to the log. */
  const note = (kind: LogKind) => {
    add({ kind });
    heading.current?.focus();
  };
  const { refused, dismiss } = additions;
  return { known, refused, dismiss, add, note, hasAdded, heading };
}

export type LeadLog = ReturnType<typeof useLeadLog>;
