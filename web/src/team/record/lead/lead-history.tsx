import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { storedClient } from "#contract/client";
import { type StoredLead, storedLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { useMember } from "../../access/team-auth.ts";
import type { CompanySource } from "../../firebase/company-documents.ts";
import { sinceWords } from "../../list/calendar-day.ts";
import { clientsPage } from "../../team-pages.ts";
import { useToday } from "../../use-now.ts";
import { RecordAddress } from "../record-address.tsx";
import { useRows } from "../use-rows.ts";
import { messageNumber, ordinalWords } from "./message-number.ts";

/** Which message of this person it is, and since when they are a client. Nothing for somebody new. */
export function LeadHistory({ id, lead }: { id: string; lead: StoredLead }) {
  const { companyId } = useMember();
  const today = useToday();
  const { email } = lead;
  const [leadSource, clientSource] = useMemo((): CompanySource[] => {
    if (email === "") return [];
    const selection = { name: "email", field: "email", equals: email };
    return [
      { companyId, collection: "leads", selection },
      { companyId, collection: "clients", selection },
    ];
  }, [companyId, email]);
  const messages = useRows(leadSource, storedLead, limits.listPage);
  const clients = useRows(clientSource, storedClient, 1);
  const number = messageNumber(id, messages.rows);
  const [client] = clients.rows;
  if (number < 2 && !client) return null;
  return (
    <chakra.p fontWeight="600">
      {number > 1 && `${ordinalWords(number)} message from this address`}
      {number > 1 && client && ", "}
      {client && (
        <>
          <RecordAddress page={clientsPage} name="client" id={client.id}>
            {number > 1 ? "client" : "Client"}
          </RecordAddress>
          {client.row.created_at !== null && ` since ${sinceWords(client.row.created_at, today)}`}
        </>
      )}
    </chakra.p>
  );
}
