import { PageHeading } from "../layout/page-heading.tsx";
import { tasksPage } from "../team-pages.ts";

/** The company's tasks. */
export function TasksPage() {
  return <PageHeading page={tasksPage} back />;
}
