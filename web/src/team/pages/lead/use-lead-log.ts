import { useCallback, useMemo, useState } from "react";
import { type StoredClient, storedClient } from "#contract/client";
import { type StoredLead, storedLead } from "#contract/lead";
import { leadLogFor } from "../../leads/log/lead-log-definition.ts";
import { useNoteOthers } from "../../leads/use-note-others.ts";
import type { FormValues } from "../../records/form/form-values.ts";
import { useClientChoices } from "../../records/form/use-client-choices.ts";
import { useRecordLog } from "../../records/log/use-record-log.ts";
import { byEmail } from "../../records/page/by-email.ts";
import { useRecord } from "../../records/page/use-record.ts";
import { useRows } from "../../records/use-rows.ts";

export interface LeadClient {
  client: { id: string; row: StoredClient } | undefined;
  /** There may be a client that isn't known yet. */
  loading: boolean;
  /** Another client already has the lead's id: imported records keep their ids. */
  isIdTaken: boolean;
}

/** The client that a member named, or else the one that the lead became, or else the newest one with its address. */
function useLeadClient(
  id: string,
  { email, client_id }: Pick<StoredLead, "email" | "client_id">,
): LeadClient {
  const chosen = useRecord("clients", client_id, storedClient);
  // A client made from a lead gets the lead's id, so two phones that make one make the same client.
  const made = useRecord("clients", id, storedClient);
  const known = { collection: "clients", selection: byEmail(email) } as const;
  const { rows, loading } = useRows(known, storedClient, 1, email !== "");
  const isMade = made.state === "loaded" && made.row.lead_id === id;
  const isIdTaken = made.state === "loaded" && !isMade;
  if (client_id !== undefined && chosen.state === "loaded") {
    return { client: { id: client_id, row: chosen.row }, loading: false, isIdTaken };
  }
  return {
    client: isMade ? { id, row: made.row } : rows[0],
    loading:
      made.state === "loading" ||
      (client_id !== undefined && chosen.state === "loading") ||
      loading,
    isIdTaken,
  };
}

const unknownLead = storedLead.parse({});

/** A lead's log, in which a member can also name the lead's client. An answer is noted on all waiting messages of the same person. */
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
