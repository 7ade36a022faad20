import { lazy } from "react";
import { ListPage } from "../list/list-page.tsx";
import { tasksPage } from "../team-pages.ts";
import { AddTaskForm } from "./add-task-form.tsx";
import { TaskCard } from "./task-card.tsx";
import { tasks } from "./task-list.ts";

const TaskPage = lazy(async () => ({
  default: (await import("../record/task-page.tsx")).TaskPage,
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
