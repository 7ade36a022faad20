import { chakra } from "@chakra-ui/react";
import { type StoredLead, storedLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { byEmail } from "../../records/page/by-email.ts";
import { RecordAddress } from "../../records/page/record-address.tsx";
import { useRows } from "../../records/use-rows.ts";
import { clientsPage, leadsPage } from "../../team-pages.ts";
import { sinceWords } from "../../ui/calendar-day.ts";
import { useToday } from "../../ui/use-now.ts";
import { historyWords, isMessage } from "./message-number.ts";
import type { LeadClient } from "./use-lead-log.ts";

interface LeadHistoryProps extends Pick<LeadClient, "client"> {
  id: string;
  lead: StoredLead;
}

/** Says which of this person's messages this is, and how long they have been a client. */
export function LeadHistory({ id, lead: { email }, client }: LeadHistoryProps) {
  const today = useToday();
  const sent = { collection: "leads", selection: byEmail(email) } as const;
  const messages = useRows(sent, storedLead, limits.listPage, email !== "");
  const before = historyWords(id, messages, limits.listPage);
  const isWhole = messages.rows.length < limits.listPage;
  const first = isWhole ? messages.rows.findLast(({ row }) => isMessage(row)) : undefined;
  if (before === "" && !client) return null;
  return (
    <chakra.p fontWeight="600">
      {before && first && first.id !== id ? (
        <RecordAddress page={leadsPage} name="lead" id={first.id}>
          {before}
        </RecordAddress>
      ) : (
        <span>{before}</span>
      )}
      {before && client && <span>, </span>}
      {client && (
        <>
          <RecordAddress page={clientsPage} name="client" id={client.id}>
            {before ? "client" : "Client"}
          </RecordAddress>
          {client.row.created_at !== null && (
            <span>{` since ${sinceWords(client.row.created_at, today)}`}</span>
          )}
        </>
      )}
    </chakra.p>
  );
}
