import { chakra } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { answerWays, mayText } from "#contract/answer-ways";
import { callAddress } from "#contract/contact-address";
import type { StoredLead } from "#contract/lead";
import type { LeadLogKind } from "#contract/lead-log";
import { buttonStyle } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { ContactQuestion } from "../../leads/contact-question.tsx";
import { leadTitle } from "../../leads/lead-list.ts";
import { ReplyList } from "../../leads/replies/reply-list.tsx";
import type { StartedContact } from "../../leads/started-contact.ts";
import { inOneLine } from "../../records/words.ts";

const Action = chakra("a", buttonStyle);

/** Calls when somebody pressed "Call" on a notice (web/sw/notices.ts). If the browser refuses, the link is there. */
function useCallAtOnce({ phone }: Pick<StoredLead, "phone">, onCall: () => void): void {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.has("call");
  const called = useRef(false);

  useEffect(() => {
    if (!isAsked || !phone || called.current) return;
    called.current = true;
    const rest = new URLSearchParams(query);
    rest.delete("call");
    setQuery(rest, { replace: true });
    onCall();
    const address = callAddress(phone);
    if (address) location.assign(address);
  }, [isAsked, phone, query, setQuery, onCall]);
}

interface AnswerPanelProps {
  lead: StoredLead;
  contact: StartedContact;
  /** This ends the question, too. */
  onNote: (kind: LeadLogKind) => void;
}

/** Opens the phone's own apps, and asks afterward what came of it. One tap notes the answer. */
export function AnswerPanel({ lead, contact, onNote }: AnswerPanelProps) {
  const { begin } = contact;
  useCallAtOnce(lead, () => begin("called"));
  return (
    <chakra.section aria-label="Answer" display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {answerWays(lead).map(({ label, icon, kind, href, isMain }) => (
          <Action
            key={label}
            href={href}
            variant={isMain ? "primary" : "secondary"}
            flex={{ base: "1 1 auto", md: "none" }}
            paddingInline={{ base: "2", md: "5" }}
            whiteSpace="nowrap"
            onClick={() => begin(kind)}
          >
            <Icon name={icon} />
            {label}
          </Action>
        ))}
      </chakra.div>
      <chakra.p fontSize="sm" color="muted" overflowWrap="anywhere">
        {inOneLine([
          lead.phone,
          lead.phone && !mayText(lead) && "Didn't agree to texts",
          lead.email,
        ])}
      </chakra.p>
      <ReplyList lead={lead} onOpen={() => begin("wrote")} />
      <ContactQuestion title={leadTitle(lead)} contact={contact} onNote={(kind) => onNote(kind)} />
    </chakra.section>
  );
}
