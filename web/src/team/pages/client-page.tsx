import { chakra } from "@chakra-ui/react";
import { useMemo, useState } from "react";
import type { StoredClient } from "#contract/client";
import { agencyCompanyId } from "#contract/collections";
import { type StoredLead, storedLead } from "#contract/lead";
import { limits } from "#contract/limits";
import { Button } from "../../ui/button.tsx";
import { useMember } from "../access/team-auth.ts";
import { AskReview } from "../clients/ask-review.tsx";
import { clientTitle } from "../clients/client-list.ts";
import { clientLog, clientLogFor } from "../clients/log/client-log-definition.ts";
import { leadTitle } from "../leads/lead-list.ts";
import { LeadClock } from "../leads/log/lead-clock.tsx";
import { leadLog } from "../leads/log/lead-log-definition.ts";
import { ContactLinks } from "../records/contact-links.tsx";
import { Created } from "../records/created.tsx";
import { LogPanel } from "../records/log/log-panel.tsx";
import { useLoggedRecord, useLoggedRows, useOwnRows } from "../records/log/use-own-rows.ts";
import { type RecordLog, useRecordLog } from "../records/log/use-record-log.ts";
import { byEmail } from "../records/page/by-email.ts";
import { type RecordPageProps, RecordSheet } from "../records/page/record-sheet.tsx";
import { RelatedRecords } from "../records/page/related-records.tsx";
import { useRecord } from "../records/page/use-record.ts";
import { type Rows, useRows } from "../records/use-rows.ts";
import { leadsPage } from "../team-pages.ts";
import { isMessage } from "./lead/message-number.ts";
import { RelatedTasks } from "./related-tasks.tsx";
import { TaskSheet } from "./task-sheet.tsx";

/** The leads with the client's address, the leads that a member assigned to it, and the one that became it. */
function useClientLeads(
  id: string,
  { email = "", lead_id }: StoredClient,
): Omit<Rows<StoredLead>, "retry"> {
  const collection = "leads";
  const byHand = { name: "client", only: { field: "client_id", equals: id } };
  const sent = { collection, selection: byEmail(email) } as const;
  const written = useRows(sent, storedLead, limits.listPage, email !== "");
  const assigned = useLoggedRows(leadLog, byHand, limits.listPage);
  const queries = [written, assigned];
  const first = useRecord("leads", lead_id, storedLead);
  const became = lead_id !== undefined && first.state === "loaded" && { ...first, id: lead_id };
  const found = useOwnRows(leadLog, [...written.rows, ...(became ? [became] : [])]);
  const own = [
    ...found.filter(({ row }) => row.client_id === undefined || row.client_id === id),
    ...assigned.rows.filter(({ row }) => row.client_id === id),
  ];
  return {
    rows: [...new Map(own.map((item) => [item.id, item])).values()].sort((one, other) =>
      (other.row.created_at ?? "now").localeCompare(one.row.created_at ?? "now"),
    ),
    loading: queries.some(({ loading }) => loading),
    confirmed: queries.every(({ confirmed }) => confirmed),
    failed: queries.some(({ failed }) => failed),
  };
}

function Client({ client, log }: { client: StoredClient; log: RecordLog<StoredClient> }) {
  const { id } = log;
  const { companyId } = useMember();
  const [addsTask, setAddsTask] = useState(false);
  const leads = useClientLeads(id, client);
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <ContactLinks email={client.email} phone={client.phone} address={client.address} />
      </div>
      {client.notes?.trim() && (
        <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
          {client.notes}
        </chakra.p>
      )}
      <LogPanel log={log} />
      {companyId === agencyCompanyId && <AskReview client={client} log={log} />}
      <RelatedRecords
        title={leads.rows.every(({ row }) => isMessage(row)) ? "Messages" : "Leads"}
        page={leadsPage}
        name="lead"
        records={leads}
        titleOf={leadTitle}
        nothing={
          !client.email
            ? "Without an email address, we can't look up their messages."
            : "No messages from this address."
        }
        detailsOf={(lead) => <LeadClock {...lead} />}
      />
      <RelatedTasks of="client" id={id} />
      <div>
        <Button variant="secondary" onClick={() => setAddsTask(true)}>
          Add a task for this client
        </Button>
      </div>
      <chakra.div fontSize="sm" color="muted">
        <Created at={client.created_at} />
      </chakra.div>
      {addsTask && (
        <TaskSheet
          client={{ id, client_name: client.client_name }}
          onClose={() => setAddsTask(false)}
        />
      )}
    </chakra.div>
  );
}

export function ClientPage({ id, onClose }: RecordPageProps) {
  const record = useLoggedRecord(clientLog, id);
  const client = record.state === "loaded" ? record.row : undefined;
  const definition = useMemo(() => (client ? clientLogFor(client) : clientLog), [client]);
  const log = useRecordLog(definition, id);
  return (
    <RecordSheet one="client" record={record} titleOf={clientTitle} onClose={onClose}>
      {(loaded) => <Client client={loaded} log={log} />}
    </RecordSheet>
  );
}
