import { chakra } from "@chakra-ui/react";
import { memo } from "react";
import { businessDay } from "#contract/business-day";
import type { StoredTask } from "#contract/task";
import { Icon } from "../../ui/icon.tsx";
import { dayWords, isPast } from "../list/calendar-day.ts";
import {
  CardFact,
  CardFacts,
  CardHead,
  CardText,
  ListCard,
  PendingNote,
} from "../list/list-card.tsx";
import type { ListRow } from "../list/list-definition.ts";
import { StatusBadge } from "../list/status-badge.tsx";
import { PriorityMark } from "./priority-mark.tsx";

const columns = "minmax(0, 1fr) 8.5rem 10rem 15.5rem";

const Overdue = chakra("strong", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "2",
    color: "accentText",
    fontWeight: 650,
  },
});

function DueDate({ task }: { task: StoredTask }) {
  if (!task.due_date) return null;
  const today = businessDay(new Date());
  const day = <time dateTime={task.due_date}>{dayWords(task.due_date, today)}</time>;
  if (task.status !== "completed" && isPast(task.due_date, today)) {
    return (
      <Overdue>
        <Icon name="alert" />
        <span>Overdue, due {day}</span>
      </Overdue>
    );
  }
  return <CardFact icon="clock">Due {day}</CardFact>;
}

export const TaskCard = memo(function TaskCard({ entry }: { entry: ListRow<StoredTask> }) {
  const { row, pending } = entry;
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>{row.title || "(no title)"}</h2>
        {row.client?.client_name && <p>{row.client.client_name}</p>}
      </CardHead>
      <CardFacts>
        <div>
          <StatusBadge status={row.status} />
        </div>
        <div>
          <PriorityMark priority={row.priority} />
        </div>
        <div>
          <DueDate task={row} />
          {row.assigned_to && <CardFact icon="users">{row.assigned_to}</CardFact>}
        </div>
      </CardFacts>
      <CardText label="Description" text={row.description} />
      <PendingNote pending={pending} />
    </ListCard>
  );
});
