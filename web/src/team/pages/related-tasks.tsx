import { chakra } from "@chakra-ui/react";
import { limits } from "#contract/limits";
import { storedTask } from "#contract/task";
import { useOwnRows } from "../records/log/use-own-rows.ts";
import { RelatedRecords } from "../records/page/related-records.tsx";
import { StatusBadge } from "../records/status-badge.tsx";
import { useRows } from "../records/use-rows.ts";
import { DueDate } from "../tasks/due-date.tsx";
import { taskLog } from "../tasks/log/task-log-definition.ts";
import { taskStatus, taskTitle } from "../tasks/task-list.ts";
import { tasksPage } from "../team-pages.ts";

const idFields = { lead: "lead_id", client: "client.id" };

export function RelatedTasks({ of, id }: { of: "lead" | "client"; id: string }) {
  const selection = { name: of, only: { field: idFields[of], equals: id } };
  const tasks = useRows({ collection: "tasks", selection }, storedTask, limits.listPage);
  const rows = useOwnRows(taskLog, tasks.rows);
  return (
    <RelatedRecords
      title="Tasks"
      page={tasksPage}
      name="task"
      records={{ ...tasks, rows }}
      titleOf={taskTitle}
      nothing="None yet."
      detailsOf={(task) => (
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" fontSize="sm">
          <StatusBadge status={taskStatus(task)} />
          <DueDate task={task} />
        </chakra.div>
      )}
    />
  );
}
