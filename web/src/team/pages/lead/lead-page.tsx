import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { type StoredLead, storedLead } from "#contract/lead";
import { leadTitle } from "../../leads/lead-list.ts";
import { aboutLead, interestsWords, preferenceWords, sourceWords } from "../../leads/lead-words.ts";
import { LeadClock } from "../../leads/log/lead-clock.tsx";
import { LogPanel } from "../../leads/log/log-panel.tsx";
import { useOwnEntries, withOwnEntries } from "../../leads/log/own-entries.ts";
import { type LeadLog, useLeadLog } from "../../leads/log/use-lead-log.ts";
import { Created } from "../../records/created.tsx";
import type { RecordPageProps } from "../../records/page/record-page.ts";
import { RecordSheet } from "../../records/page/record-sheet.tsx";
import { useRecord } from "../../records/page/use-record.ts";
import { StatusBadge } from "../../records/status-badge.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { NextSteps } from "./next-steps.tsx";
import { SetAside } from "./set-aside.tsx";
import { type BegunContact, useBegunContact } from "./use-begun-contact.ts";
import { useLeadClient } from "./use-lead-client.ts";

const Facts = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    fontSize: "sm",
    color: "muted",
  },
});

const Message = chakra("blockquote", {
  base: {
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    maxWidth: "65ch",
    paddingInlineStart: "4",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "line",
  },
});

interface LeadProps {
  id: string;
  lead: StoredLead;
  log: LeadLog;
  contact: BegunContact;
}

function Lead({ id, lead, log, contact }: LeadProps) {
  const known = useLeadClient(id, lead);
  const about = aboutLead(lead);
  const asked = [interestsWords(lead.service_interests), preferenceWords(lead)];
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="2" justifyItems="start">
        {about && <p>{about}</p>}
        <LeadClock {...lead} onDone={() => log.note("done")} />
        <LeadHistory id={id} lead={lead} client={known.client} />
      </chakra.div>
      <chakra.section aria-label="What they asked" display="grid" gap="3">
        {asked.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lead.message?.trim() && <Message>{lead.message}</Message>}
        <Facts>
          <Created at={lead.created_at} />
          <span>{sourceWords(lead.source)}</span>
          <StatusBadge status={lead.status} />
        </Facts>
      </chakra.section>
      <AnswerPanel lead={lead} contact={contact} onNote={log.note} />
      <LogPanel leadId={id} log={log} />
      <NextSteps id={id} lead={lead} known={known} />
      {(lead.waiting_since ?? lead.aside_since) !== null && (
        <SetAside isAside={lead.waiting_since === null} onNote={log.note} />
      )}
    </chakra.div>
  );
}

/** Everything known of a lead, in the order one needs it on the phone. */
export function LeadPage({ id, onClose }: RecordPageProps) {
  const record = useRecord("leads", id, storedLead);
  const own = useOwnEntries().get(id);
  const contact = useBegunContact(id);
  const log = useLeadLog(id, contact.end);
  const shown = useMemo(
    () =>
      record.state === "known" && own
        ? { ...record, row: withOwnEntries(record.row, own) }
        : record,
    [record, own],
  );
  return (
    <RecordSheet one="lead" record={shown} titleOf={leadTitle} onClose={onClose}>
      {(lead) => <Lead id={id} lead={lead} log={log} contact={contact} />}
    </RecordSheet>
  );
}
