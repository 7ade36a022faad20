import { chakra } from "@chakra-ui/react";
import { useMemo } from "react";
import { Link } from "react-router-dom";
import { storedLead } from "#contract/lead";
import { useMember } from "../access/team-auth.ts";
import type { CompanySource } from "../firebase/company-documents.ts";
import { lateness, medianWait, spanWords, waitWords } from "../log/wait.ts";
import { useRows } from "../record/use-rows.ts";
import { leadsPage } from "../team-pages.ts";
import { useNow } from "../use-now.ts";
import { type Unanswered, unansweredMost } from "./use-unanswered.ts";

const answersCounted = 30;

const Line = chakra("div", {
  base: {
    marginTop: "4",
    minHeight: "3.2em",
    "& a": { color: "brand", fontWeight: 600, textUnderlineOffset: "0.25em" },
    "& [data-late=red]": { color: "accentText" },
    "& p + p": { fontSize: "sm", color: "muted" },
  },
});

function useMedian(): number | undefined {
  const { companyId } = useMember();
  const source = useMemo<CompanySource>(
    () => ({
      companyId,
      collection: "leads",
      selection: { name: "answered", order: "answered_at", last: true },
    }),
    [companyId],
  );
  const { rows } = useRows(source, storedLead, answersCounted);
  return useMemo(() => medianWait(rows.map(({ row }) => row)), [rows]);
}

/** How long the oldest message waits, and how fast the team answers. */
export function DeskLine({ unanswered }: { unanswered: Unanswered | undefined }) {
  const now = useNow();
  const median = useMedian();
  const oldest = unanswered?.oldest ?? null;
  const many =
    unanswered && unanswered.count >= unansweredMost ? `${unansweredMost}+` : unanswered?.count;
  return (
    <Line>
      <p>
        {oldest !== null && (
          <>
            <Link to={`${leadsPage.path}?status=unanswered`}>
              {unanswered?.count === 1 ? "1 message waits" : `${many} messages wait`} for an answer
            </Link>
            , the oldest{" "}
            <chakra.strong data-late={lateness(oldest, now)}>
              for {waitWords(oldest, now)}
            </chakra.strong>
            .
          </>
        )}
        {unanswered?.count === 0 && "Every message from the site has its answer."}
      </p>
      <p>
        {median !== undefined &&
          `Half of the last ${answersCounted} answers came within ${spanWords(median)}.`}
      </p>
    </Line>
  );
}
