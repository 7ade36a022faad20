import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { lateness, waitWords } from "../leads/log/wait.ts";
import { unansweredMost } from "../leads/use-unanswered.ts";
import { InlineLink } from "../records/page/record-address.tsx";
import { countWords } from "../records/words.ts";
import { leadsPage, tasksPage } from "../team-pages.ts";
import { ListSkeleton, ProblemBar } from "../ui/list-states.tsx";
import { useNow } from "../ui/use-now.ts";
import { useTrueFor } from "../ui/use-true-for.ts";
import { LeadRow } from "./day-row.tsx";
import { TaskRow } from "./task-row.tsx";
import type { LiveDay } from "./use-day.ts";

const Card = chakra("section", {
  base: {
    ...cardSurface,
    display: "grid",
    rowGap: "4",
    columnGap: "10",
    // Where there is room, messages are beside the other things to do.
    gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 26rem), 1fr))",
    alignItems: "start",
    "& > *": { display: "grid", gap: "4", gridTemplateColumns: "minmax(0, 1fr)" },
    marginTop: "4",
    padding: { base: "4", md: "6" },
    "& h2": { fontSize: "h3", marginBottom: "1" },
    "& h3": { fontFamily: "body", fontSize: "md", letterSpacing: "normal", marginBottom: "2" },
  },
});

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

const messages = { one: "message", many: "messages are waiting for an answer" };

/** Says how many messages wait and how long the oldest has waited, or that nothing waits at all, as far as is known. */
function DeskLine({ day }: { day: LiveDay }) {
  const now = useNow();
  const { unanswered, isEmpty, confirmed, failed } = day;
  const unconfirmed = useTrueFor(!confirmed, patienceMs);
  const oldest = unanswered.leads[0]?.row.waiting_since;
  const count = unanswered.leads.length;
  if (oldest) {
    return (
      <Line>
        <Link to={`${leadsPage.path}?status=unanswered`}>
          {countWords(Math.min(count, unansweredMost), messages, count >= unansweredMost)}
        </Link>
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

const Rows = chakra("ul", { base: { listStyleType: "none" } });

interface PartProps {
  title: string;
  /** The label of the link to the whole list, if not all are shown. */
  all: string;
  part: LiveDay["reminders" | "tasks"];
  to: string;
  children: ReactNode;
}

function Part({ title, part, all, to, children }: PartProps) {
  const id = useId();
  if (part.rows.length === 0) return null;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <Rows aria-labelledby={id}>{children}</Rows>
      {part.more && <InlineLink to={to}>{all}</InlineLink>}
    </div>
  );
}

/** Shows what there is to do today, with the ways to do each thing. */
export function DayList({ day }: { day: LiveDay }) {
  const { messages, reminders, tasks } = day;
  if (day.loading) return <ListSkeleton />;
  const hasMore = reminders.rows.length + tasks.rows.length > 0;
  return (
    <Card aria-labelledby="today-heading">
      <div>
        <div>
          <h2 id="today-heading" tabIndex={-1}>
            Today
          </h2>
          <DeskLine day={day} />
          {messages.rows.length > 0 && (
            <Rows aria-label="Messages to answer" marginTop="2">
              {messages.rows.map((item) => (
                <LeadRow key={item.id} item={item} />
              ))}
            </Rows>
          )}
          {messages.more && (
            <InlineLink to={`${leadsPage.path}?status=unanswered`}>See all unanswered</InlineLink>
          )}
        </div>
        {day.failed && (
          <ProblemBar
            text="This may be out of date. We couldn't refresh it."
            action="Try again"
            onAction={day.retry}
          />
        )}
      </div>
      {hasMore && (
        <div>
          <Part
            title="Reminders"
            part={reminders}
            all="All reminders that are due"
            to={`${leadsPage.path}?status=due`}
          >
            {reminders.rows.map((item) => (
              <LeadRow key={item.id} item={item} />
            ))}
          </Part>
          <Part
            title="Tasks"
            part={tasks}
            all="All tasks that are due"
            to={`${tasksPage.path}?status=due`}
          >
            {tasks.rows.map((item) => (
              <TaskRow key={item.id} item={item} />
            ))}
          </Part>
        </div>
      )}
    </Card>
  );
}
