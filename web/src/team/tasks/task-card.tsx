import { memo } from "react";
import type { StoredTask } from "#contract/task";
import {
  CardDetail,
  CardDetails,
  CardHead,
  CardText,
  ListCard,
  PendingNote,
} from "../records/list-card.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { RecordLink } from "../records/page/record-link.tsx";
import { StatusBadge } from "../records/status-badge.tsx";
import { DueDate } from "./due-date.tsx";
import { PriorityMark } from "./priority-mark.tsx";
import { taskTitle } from "./task-list.ts";
import { taskStatus } from "./task-status.ts";

const columns = "minmax(0, 1fr) 8.5rem 10rem 15.5rem";

export const TaskCard = memo(function TaskCard({ item }: { item: ListRow<StoredTask> }) {
  const { row, pending } = item;
  const who = row.given_to ?? row.assigned_to;
  return (
    <ListCard css={{ "--columns": columns }} {...(pending ? { "data-pending": "" } : {})}>
      <CardHead>
        <h2>
          <RecordLink id={item.id}>{taskTitle(row)}</RecordLink>
        </h2>
        {row.client?.client_name && <p>{row.client.client_name}</p>}
      </CardHead>
      <CardDetails>
        <div>
          <StatusBadge status={taskStatus(row)} />
        </div>
        <div>
          <PriorityMark priority={row.priority} />
        </div>
        <div>
          <DueDate task={row} />
          {who && <CardDetail icon="users">{who}</CardDetail>}
        </div>
      </CardDetails>
      <CardText label="Description" text={row.description} />
      <PendingNote pending={pending} />
    </ListCard>
  );
});
