import { PageHeading } from "../layout/page-heading.tsx";
import { clientsPage } from "../team-pages.ts";

/** The company's clients. */
export function ClientsPage() {
  return <PageHeading page={clientsPage} back />;
}
