import { chakra } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { cardSurface } from "../../ui/theme/card-surface.ts";
import { InlineLink } from "../records/page/record-address.tsx";
import { leadsPage, tasksPage } from "../team-pages.ts";
import { ListSkeleton, ProblemBar } from "../ui/list-states.tsx";
import type { Day } from "./day.ts";
import { LeadRow } from "./day-row.tsx";
import { DeskLine } from "./desk-line.tsx";
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

const Rows = chakra("ul", { base: { listStyleType: "none" } });

interface PartProps {
  title: string;
  /** The label of the link to the whole list, if not all are shown. */
  all: string;
  part: Day["reminders" | "tasks"];
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
