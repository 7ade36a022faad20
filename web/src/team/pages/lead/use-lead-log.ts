import { useCallback, useMemo, useState } from "react";
import { type StoredLead, storedLead } from "#contract/lead";
import { leadLogFor } from "../../leads/log/lead-log.ts";
import { useNoteOthers } from "../../leads/use-note-others.ts";
import type { FormValues } from "../../records/form/form-values.ts";
import { useClientChoices } from "../../records/form/use-client-choices.ts";
import { useRecordLog } from "../../records/log/use-record-log.ts";
import { useLeadClient } from "./use-lead-client.ts";

const unknownLead = storedLead.parse({});

/**
 * A lead's log, in which a member can also name the client that the lead belongs to. An answer is noted on each waiting
 * message of the same person.
 * @param onAdd told about the kind of each new entry.
 */
export function useLeadLog(id: string, lead = unknownLead, onAdd: (kind: string) => void) {
  const leadClient = useLeadClient(id, lead);
  const [asked, setAsked] = useState<string>();
  // The rest of the page doesn't need anything else that is typed.
  const onType = useCallback(
    ({ kind, client = "" }: FormValues) => setAsked(kind === "client" ? client : undefined),
    [],
  );
  const current = useMemo(() => {
    if (lead.client_id === undefined || leadClient.client?.id !== lead.client_id) return undefined;
    return { id: leadClient.client.id, client_name: leadClient.client.row.client_name };
  }, [lead.client_id, leadClient.client]);
  const choices = useClientChoices(asked, current);
  const definition = useMemo(() => leadLogFor(choices, current), [choices, current]);
  const noteOthers = useNoteOthers();
  const log = useRecordLog<StoredLead>(definition, id, (kind, values) => {
    onAdd(kind);
    noteOthers(id, lead, values);
  });
  return { leadClient, onType, log };
}

export type LeadLog = ReturnType<typeof useLeadLog>;
