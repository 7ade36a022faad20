import { lazy } from "react";
import { ListPage } from "../records/list/list-page.tsx";
import { AddTaskForm } from "../tasks/add-task-form.tsx";
import { TaskCard } from "../tasks/task-card.tsx";
import { tasks } from "../tasks/task-list.ts";
import { tasksPage } from "../team-pages.ts";

const TaskPage = lazy(async () => ({
  default: (await import("./task-page.tsx")).TaskPage,
}));

export function TasksPage() {
  return (
    <ListPage
      page={tasksPage}
      definition={tasks}
      addLabel="Add Task"
      RowCard={TaskCard}
      AddForm={AddTaskForm}
      RecordPage={TaskPage}
    />
  );
}
