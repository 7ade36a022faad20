import { memo } from "react";
import type { StoredTask } from "#contract/task";
import { CardDetail, CardDetails, CardHead, CardText, ListCard } from "../records/list-card.tsx";
import type { ListRow } from "../records/list-definition.ts";
import { RecordLink } from "../records/page/record-link.tsx";
import { StatusBadge } from "../records/status-badge.tsx";
import { DueDate } from "./due-date.tsx";
import { PriorityMark } from "./priority-mark.tsx";
import { taskStatus, taskTitle } from "./task-list.ts";

const style = { "--columns": "minmax(0, 1fr) 8.5rem 10rem 15.5rem" };

export const TaskCard = memo(function TaskCard({ item }: { item: ListRow<StoredTask> }) {
  const { row, pending } = item;
  const who = row.given_to ?? row.assigned_to;
  return (
    <ListCard css={style} pending={pending}>
      <CardHead>
        <h2>
          <RecordLink id={item.id}>{taskTitle(row)}</RecordLink>
        </h2>
        {row.client?.client_name && <p>{row.client.client_name}</p>}
        {who && (
          <p>
            <CardDetail icon="users">{who}</CardDetail>
          </p>
        )}
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
        </div>
      </CardDetails>
      <CardText label="Description" text={row.description} />
    </ListCard>
  );
});
