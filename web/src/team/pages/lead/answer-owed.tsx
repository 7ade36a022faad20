import { chakra } from "@chakra-ui/react";
import type { StoredLead } from "#contract/lead";
import type { LeadLogKind } from "#contract/lead-log";
import { Button } from "../../../ui/button.tsx";

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
export function AnswerOwed({ lead, onNote }: AnswerOwedProps) {
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
