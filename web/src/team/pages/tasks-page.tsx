import { ListPage } from "../records/list/list-page.tsx";
import { AddTaskForm } from "../tasks/add-task-form.tsx";
import { TaskCard } from "../tasks/task-card.tsx";
import { tasks } from "../tasks/task-list.ts";
import { tasksPage } from "../team-pages.ts";
import { TaskPage } from "./task-page.tsx";

export function TasksPage() {
  return (
    <ListPage
      page={tasksPage}
      definition={tasks}
      RowCard={TaskCard}
      AddForm={AddTaskForm}
      RecordPage={TaskPage}
    />
  );
}
