import { chakra } from "@chakra-ui/react";
import type { StoredTask } from "#contract/task";
import { StatusBadge } from "../list/status-badge.tsx";
import { RelatedRecords } from "../record/related-records.tsx";
import type { Rows } from "../record/use-rows.ts";
import { tasksPage } from "../team-pages.ts";
import { DueDate } from "./due-date.tsx";
import { taskTitle } from "./task-list.ts";

/** The tasks of a lead or a client. */
export function RelatedTasks({ tasks }: { tasks: Rows<StoredTask> }) {
  return (
    <RelatedRecords
      title="Tasks"
      page={tasksPage}
      name="task"
      rows={tasks.rows}
      titleOf={taskTitle}
      nothing="None yet."
      facts={(task) => (
        <chakra.div display="flex" flexWrap="wrap" columnGap="4" rowGap="1" fontSize="sm">
          <StatusBadge status={task.status} />
          <DueDate task={task} />
        </chakra.div>
      )}
    />
  );
}
