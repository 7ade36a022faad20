import { chakra } from "@chakra-ui/react";
import { storedTask } from "#contract/task";
import { Created } from "../records/created.tsx";
import { CardFact } from "../records/list-card.tsx";
import { RecordAddress } from "../records/page/record-address.tsx";
import type { RecordPageProps } from "../records/page/record-page.ts";
import { RecordSheet } from "../records/page/record-sheet.tsx";
import { useRecord } from "../records/page/use-record.ts";
import { StatusBadge } from "../records/status-badge.tsx";
import { DueDate } from "../tasks/due-date.tsx";
import { PriorityMark } from "../tasks/priority-mark.tsx";
import { taskTitle } from "../tasks/task-list.ts";
import { clientsPage, leadsPage } from "../team-pages.ts";

const Facts = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "2" },
});

/** A task, and the client and lead it belongs to. */
export function TaskPage({ id, onClose }: RecordPageProps) {
  const record = useRecord("tasks", id, storedTask);
  return (
    <RecordSheet one="task" record={record} titleOf={taskTitle} onClose={onClose}>
      {(task) => (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Facts>
            <DueDate task={task} />
            <PriorityMark priority={task.priority} />
            <StatusBadge status={task.status} />
            {task.assigned_to && <CardFact icon="users">{task.assigned_to}</CardFact>}
          </Facts>
          {task.description?.trim() && (
            <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
              {task.description}
            </chakra.p>
          )}
          {task.client && (
            <p>
              For{" "}
              <RecordAddress page={clientsPage} name="client" id={task.client.id}>
                {task.client.client_name}
              </RecordAddress>
            </p>
          )}
          {task.lead_id && (
            <p>
              <RecordAddress page={leadsPage} name="lead" id={task.lead_id}>
                The message it's about
              </RecordAddress>
            </p>
          )}
          <Facts fontSize="sm" color="muted">
            <Created at={task.created_at} />
          </Facts>
        </chakra.div>
      )}
    </RecordSheet>
  );
}
