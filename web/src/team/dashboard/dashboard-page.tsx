import { PageHeading } from "../layout/page-heading.tsx";
import { dashboardPage } from "../team-pages.ts";

/** The start of the team area. */
export function DashboardPage() {
  return <PageHeading page={dashboardPage} />;
}
