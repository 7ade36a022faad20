import { useCallback } from "react";
import type { StoredLead } from "#contract/lead";
import { isAnswer } from "#contract/lead-log";
import type { FormValues } from "../records/form/form-values.ts";
import { useNote } from "../records/log/use-note.ts";
import { othersOf } from "./by-person.ts";
import { leadLog } from "./log/lead-log-definition.ts";
import { useUnanswered } from "./use-unanswered.ts";

/** Notes an answer to a lead on all other waiting leads of the same person, too. */
export function useNoteOthers() {
  const { leads } = useUnanswered();
  const note = useNote(leadLog);
  return useCallback(
    (id: string, lead: StoredLead, values: FormValues) => {
      if (!isAnswer(values.kind)) return;
      for (const other of othersOf(id, lead, leads)) note(other, values);
    },
    [leads, note],
  );
}
