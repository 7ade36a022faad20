import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { lateness, waitWords } from "../leads/log/wait.ts";
import { unansweredMost } from "../leads/use-unanswered.ts";
import { leadsPage } from "../team-pages.ts";
import { useNow } from "../ui/use-now.ts";
import { useTrueFor } from "../ui/use-true-for.ts";
import type { LiveDay } from "./use-day.ts";

/** Until then, the day counts as being confirmed, not as a saved copy. */
const patienceMs = 1500;

const Line = chakra("p", {
  base: {
    // A phone needs two lines: the content below must not move when they come.
    minHeight: { base: "3.2em", md: "1.6em" },
    "& a": { color: "brand", fontWeight: 600, textUnderlineOffset: "0.25em" },
    "& [data-late=red]": { color: "accentText" },
  },
});

function countWords(count: number): string {
  if (count === 1) return "1 message";
  return count < unansweredMost
    ? `${count} messages are waiting for an answer`
    : `${unansweredMost}+ messages are waiting for an answer`;
}

/** Says how many messages wait and how long the oldest has waited, or that nothing waits at all, as far as is known. */
export function DeskLine({ day }: { day: LiveDay }) {
  const now = useNow();
  const { unanswered, isEmpty, confirmed, failed } = day;
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const oldest = unanswered.leads[0]?.row.waiting_since;
  const count = unanswered.leads.length;
  if (oldest) {
    return (
      <Line>
        <Link to={`${leadsPage.path}?status=unanswered`}>{countWords(count)}</Link>
        {count > 1 ? ", the oldest for " : " has been waiting "}
        <strong data-late={lateness(oldest, now)}>{waitWords(oldest, now)}</strong>.
      </Line>
    );
  }
  if (isEmpty ? !confirmed : !unanswered.confirmed) {
    // The message that says so is below.
    if (failed) return null;
    if (!unconfirmed) return <Line data-soon="" />;
    const what = isEmpty ? "Nothing is" : "No messages are";
    return <Line>{what} waiting in the copy saved on this device.</Line>;
  }
  return (
    <Line>
      {isEmpty && <span>Nothing is waiting. </span>}
      <span>You've answered every message from the site.</span>
    </Line>
  );
}
