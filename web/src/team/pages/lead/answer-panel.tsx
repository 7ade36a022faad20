import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { answerWays, mayText } from "#contract/answer-ways";
import type { StoredLead } from "#contract/lead";
import { Button } from "../../../ui/button.tsx";
import { buttonStyle } from "../../../ui/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { BegunKind } from "../../leads/begun-contact.ts";
import { leadTitle } from "../../leads/lead-list.ts";
import { ReplyList } from "../../leads/replies/reply-list.tsx";
import { inOneLine } from "../../records/words.ts";
import type { BegunContact } from "./use-begun-contact.ts";

const Action = chakra("a", buttonStyle);

const Asked = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    padding: "4",
    borderRadius: "md",
    background: "brandSoft",
    "& > p": { flexGrow: 1 },
  },
});

const questions = { called: "Did you reach", wrote: "Did you write to" } as const;

interface AnswerPanelProps {
  lead: StoredLead;
  contact: BegunContact;
  /** Ends the question, too. */
  onNote: (kind: BegunKind) => void;
}

/** Opens the phone's own apps, and asks afterwards what came of it: one tap notes it. */
export function AnswerPanel({ lead, contact, onNote }: AnswerPanelProps) {
  const { begun, begin, end } = contact;
  const section = useRef<HTMLElement>(null);
  return (
    <chakra.section ref={section} aria-label="Answer" tabIndex={-1} display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {answerWays(lead).map(({ label, icon, kind, href, isMain }) => (
          <Action
            key={label}
            href={href}
            look={isMain ? "primary" : "secondary"}
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
      <div role="status">
        {begun && (
          <Asked>
            <p>
              {questions[begun]} {leadTitle(lead)}?
            </p>
            <Button onClick={() => onNote(begun)}>Yes, log it</Button>
            <Button
              look="secondary"
              onClick={() => {
                end();
                section.current?.focus();
              }}
            >
              No
            </Button>
          </Asked>
        )}
      </div>
    </chakra.section>
  );
}
