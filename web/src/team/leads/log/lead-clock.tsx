import { chakra } from "@chakra-ui/react";
import type { StoredLead } from "#contract/lead";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { dayWords, isPast } from "../../ui/calendar-day.ts";
import { useNow, useToday } from "../../ui/use-now.ts";
import { answerSpan, lateness, spanWords, waitWords } from "./wait.ts";

const Mark = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    // Large text leaves less room than three words need.
    paddingInline: "clamp(0.25rem, 100vw - 20rem, 0.75rem)",
    paddingBlock: "1",
    borderRadius: "md",
    borderWidth: "1.5px",
    borderStyle: "solid",
    borderColor: "line",
    fontSize: "sm",
    fontWeight: 600,
    lineHeight: 1.3,
    color: "ink",
    "&[data-late=amber]": { borderColor: "gold", background: "tinted" },
    "&[data-late=red]": { borderColor: "accentText", color: "accentText" },
    "&[data-late=none]": { borderColor: "transparent", paddingInline: "0", color: "muted" },
  },
});

/** Color is never the only sign: late leads say so in words. */
function Waiting({ since }: { since: string }) {
  const now = useNow();
  const late = lateness(since, now);
  return (
    <Mark data-late={late}>
      <Icon name={late === "red" ? "alert" : "clock"} />
      <span>
        Unanswered for {waitWords(since, now)}
        {late === "red" && <span>, overdue</span>}
      </span>
    </Mark>
  );
}

function Due({ day, onDone }: { day: string; onDone: (() => void) | undefined }) {
  const today = useToday();
  const isDue = day <= today;
  const mark = (
    <Mark data-late={isPast(day, today) ? "red" : isDue ? "amber" : "none"}>
      <Icon name="calendar" />
      <span>
        {isPast(day, today) ? "Reminder was for" : "Reminder for"}{" "}
        <time dateTime={day}>{dayWords(day, today)}</time>
      </span>
    </Mark>
  );
  if (!onDone) return mark;
  return (
    <chakra.div display="flex" alignItems="center" gap="3">
      {mark}
      <Button variant="quiet" color="brand" aria-label="Reminder done" onClick={onDone}>
        Done
      </Button>
    </chakra.div>
  );
}

type LeadClockProps = Pick<
  StoredLead,
  "waiting_since" | "answered_at" | "created_at" | "source" | "next_on"
> & {
  /** This is given where the reminder can be ticked off. */
  onDone?: () => void;
};

/** Shows how long a lead has waited or how fast a message was answered, and when to come back to it. */
export function LeadClock(props: LeadClockProps) {
  const { waiting_since, answered_at, next_on, onDone } = props;
  const span = answerSpan(props);
  return (
    <>
      {waiting_since !== null && <Waiting since={waiting_since} />}
      {waiting_since === null && answered_at !== null && (
        <Mark data-late="none">
          <Icon name="check" />
          <span>Answered{span !== undefined && ` after ${spanWords(span)}`}</span>
        </Mark>
      )}
      {next_on !== undefined && <Due day={next_on} onDone={onDone} />}
    </>
  );
}
