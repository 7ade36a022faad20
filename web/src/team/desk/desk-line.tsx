import { chakra } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { lateness, waitWords } from "../log/wait.ts";
import { leadsPage } from "../team-pages.ts";
import { useNow } from "../use-now.ts";
import { type Unanswered, unansweredMost } from "./use-unanswered.ts";

const Line = chakra("p", {
  base: {
    marginTop: "4",
    // Two lines on a phone: what is below must not move when they come.
    minHeight: { base: "3.2em", md: "1.6em" },
    "& a": { color: "brand", fontWeight: 600, textUnderlineOffset: "0.25em" },
    "& [data-late=red]": { color: "accentText" },
  },
});

function countWords(count: number): string {
  if (count === 1) return "1 message waits";
  return count < unansweredMost ? `${count} messages wait` : `${unansweredMost}+ messages wait`;
}

/** How many messages wait for an answer, and how long the oldest does. */
export function DeskLine({ unanswered }: { unanswered: Unanswered | undefined }) {
  const now = useNow();
  if (!unanswered) return <Line data-soon="" />;
  const { count, oldest } = unanswered;
  if (oldest === null) return <Line>Every message from the site has its answer.</Line>;
  return (
    <Line>
      <Link to={`${leadsPage.path}?status=unanswered`}>{countWords(count)} for an answer</Link>,{" "}
      {count > 1 && "the oldest "}
      <strong data-late={lateness(oldest, now)}>for {waitWords(oldest, now)}</strong>.
    </Line>
  );
}
