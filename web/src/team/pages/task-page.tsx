import { chakra } from "@chakra-ui/react";
import { useRef } from "react";
import { dayAfter } from "#contract/business-day";
import { dueDay, isDone, type StoredTask } from "#contract/task";
import type { TaskLogKind } from "#contract/task-log";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Created } from "../records/created.tsx";
import { CardDetail } from "../records/list-card.tsx";
import { LogPanel } from "../records/log/log-panel.tsx";
import { useLoggedRecord } from "../records/log/use-own-rows.ts";
import { type RecordLog, useRecordLog } from "../records/log/use-record-log.ts";
import { RecordAddress } from "../records/page/record-address.tsx";
import { type RecordPageProps, RecordSheet } from "../records/page/record-sheet.tsx";
import { StatusBadge } from "../records/status-badge.tsx";
import { DueDate } from "../tasks/due-date.tsx";
import { taskLog } from "../tasks/log/task-log-definition.ts";
import { PriorityMark } from "../tasks/priority-mark.tsx";
import { taskStatus, taskTitle } from "../tasks/task-list.ts";
import { clientsPage, leadsPage } from "../team-pages.ts";
import { useToday } from "../ui/use-now.ts";

const Details = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "2" },
});

/** Adds the most common entries, each with one press. */
function TaskActions({ task, log }: { task: StoredTask; log: RecordLog<StoredTask> }) {
  const main = useRef<HTMLButtonElement>(null);
  const tomorrow = dayAfter(useToday());
  // The first button stays and only changes its label. The second may go away.
  const note = (kind: TaskLogKind, fields = {}) => {
    log.add({ kind, ...fields });
    main.current?.focus();
  };
  const done = isDone(task);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      <Button
        ref={main}
        variant={done ? "secondary" : "primary"}
        onClick={() => note(done ? "put_back" : "done")}
      >
        <Icon name={done ? "refresh" : "check"} />
        {done ? "Put it back" : "Done"}
      </Button>
      {!done && dueDay(task) !== tomorrow && (
        <Button variant="secondary" onClick={() => note("moved", { due_date: tomorrow })}>
          Tomorrow
        </Button>
      )}
    </chakra.div>
  );
}

function Task({ task, log }: { task: StoredTask; log: RecordLog<StoredTask> }) {
  const who = task.given_to ?? task.assigned_to;
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Details>
        <DueDate task={task} />
        <PriorityMark priority={task.priority} />
        <StatusBadge status={taskStatus(task)} />
        {who && <CardDetail icon="users">{who}</CardDetail>}
      </Details>
      {task.description?.trim() && (
        <chakra.p dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" maxWidth="65ch">
          {task.description}
        </chakra.p>
      )}
      <TaskActions task={task} log={log} />
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
      <LogPanel log={log} />
      <Details fontSize="sm" color="muted">
        <Created at={task.created_at} />
      </Details>
    </chakra.div>
  );
}

export function TaskPage({ id, onClose }: RecordPageProps) {
  const record = useLoggedRecord(taskLog, id);
  const log = useRecordLog(taskLog, id);
  return (
    <RecordSheet one="task" record={record} titleOf={taskTitle} onClose={onClose}>
      {(task) => <Task task={task} log={log} />}
    </RecordSheet>
  );
}
