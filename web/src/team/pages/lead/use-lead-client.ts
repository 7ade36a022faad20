import { type StoredClient, storedClient } from "#contract/client";
import type { StoredLead } from "#contract/lead";
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
export function useLeadClient(
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
