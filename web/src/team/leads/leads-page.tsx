import { PageHeading } from "../layout/page-heading.tsx";
import { leadsPage } from "../team-pages.ts";

/** The company's leads. */
export function LeadsPage() {
  return <PageHeading page={leadsPage} back />;
}
