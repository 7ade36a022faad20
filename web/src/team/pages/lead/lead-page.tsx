import { pageNames } from "virtual:page-names";
import { chakra } from "@chakra-ui/react";
import type { StoredLead } from "#contract/lead";
import { isAnswer, type LeadLogKind } from "#contract/lead-log";
import { pageWords } from "#contract/metric-labels";
import { Button } from "../../../ui/button.tsx";
import { leadTitle } from "../../leads/lead-list.ts";
import {
  aboutLead,
  interestsWords,
  originWords,
  preferenceParts,
  standingMark,
} from "../../leads/lead-words.ts";
import { LeadClock } from "../../leads/log/lead-clock.tsx";
import { leadLog } from "../../leads/log/lead-log-definition.ts";
import { type StartedContact, useStartedContact } from "../../leads/started-contact.ts";
import { Created } from "../../records/created.tsx";
import { LogPanel } from "../../records/log/log-panel.tsx";
import { useLoggedRecord } from "../../records/log/use-own-rows.ts";
import { type RecordPageProps, RecordSheet } from "../../records/page/record-sheet.tsx";
import { StatusBadge } from "../../records/status-badge.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { NextSteps } from "./next-steps.tsx";
import { type LeadLog, useLeadLog } from "./use-lead-log.ts";

const Details = chakra("div", {
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

interface AnswerOwedProps {
  lead: Pick<StoredLead, "waiting_since" | "aside_since">;
  onNote: (kind: LeadLogKind) => void;
}

function step({ waiting_since, aside_since }: AnswerOwedProps["lead"]) {
  if (waiting_since !== null) {
    return { text: "Spam, or a mistake?", action: "Set it aside", kind: "set_aside" } as const;
  }
  if (aside_since !== null) {
    return { text: "Set aside.", action: "Put it back", kind: "put_back" } as const;
  }
  return { text: "Do they wait for an answer?", action: "Start the clock", kind: "owed" } as const;
}

/** Sets a waiting lead aside or puts it back. For any other lead, the same place starts the clock. */
function AnswerOwed({ lead, onNote }: AnswerOwedProps) {
  const { text, action, kind } = step(lead);
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" color="muted">
      {text}
      <Button variant="quiet" color="brand" onClick={() => onNote(kind)}>
        {action}
      </Button>
    </chakra.p>
  );
}

interface LeadProps {
  id: string;
  lead: StoredLead;
  log: LeadLog;
  contact: StartedContact;
}

function Lead({ id, lead, log: { log, leadClient, onType }, contact }: LeadProps) {
  const about = aboutLead(lead);
  const note = (kind: LeadLogKind) => log.note({ kind });
  const asked = [interestsWords(lead.service_interests), preferenceParts(lead).join("")];
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="2" justifyItems="start">
        {about && <p>{about}</p>}
        <StatusBadge status={standingMark(lead)} />
        <LeadClock {...lead} onDone={() => note("done")} />
        <LeadHistory id={id} lead={lead} client={leadClient.client} />
      </chakra.div>
      <chakra.section aria-label="What they asked" display="grid" gap="3">
        {asked.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {lead.message?.trim() && <Message dir="auto">{lead.message}</Message>}
        <Details>
          <Created at={lead.created_at} />
          <span>{originWords(lead)}</span>
          {lead.first_page && <span>First page: {pageWords(lead.first_page, pageNames)}</span>}
        </Details>
      </chakra.section>
      <AnswerPanel lead={lead} contact={contact} onNote={note} />
      <LogPanel log={log} onType={onType} />
      <NextSteps id={id} lead={lead} leadClient={leadClient} />
      <AnswerOwed lead={lead} onNote={note} />
    </chakra.div>
  );
}

/** Shows everything known about a lead, in the order that a member needs it on the phone. */
export function LeadPage({ id, onClose }: RecordPageProps) {
  const record = useLoggedRecord(leadLog, id);
  const contact = useStartedContact(id);
  const lead = record.state === "loaded" ? record.row : undefined;
  const log = useLeadLog(id, lead, (kind) => {
    if (isAnswer(kind) || kind === "no_answer") contact.end();
  });
  return (
    <RecordSheet one="lead" record={record} titleOf={leadTitle} onClose={onClose}>
      {(shown) => <Lead id={id} lead={shown} log={log} contact={contact} />}
    </RecordSheet>
  );
}
