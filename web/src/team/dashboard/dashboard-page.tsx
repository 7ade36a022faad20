import { chakra } from "@chakra-ui/react";
import { useMember } from "../access/use-member.ts";
import { InstallOffer } from "../install/install-offer.tsx";
import { PageHeading } from "../layout/page-heading.tsx";
import { clientsPage, dashboardPage, leadsPage, tasksPage } from "../team-pages.ts";
import { countText, timeText } from "./count-text.ts";
import { DashboardCard } from "./dashboard-card.tsx";
import { useCounts } from "./use-counts.ts";

/** The start of the team area: who is signed in, and three ways on (specification section 2). */
export function DashboardPage() {
  const { email, companyName } = useMember();
  const { known, state } = useCounts();
  const show = (text: (counts: NonNullable<typeof known>["counts"]) => string) => {
    if (known) return text(known.counts);
    return state === "failed" ? "Not known without a connection" : "Counting...";
  };

  return (
    <>
      <PageHeading page={dashboardPage} />
      <chakra.p marginTop="2" color="muted">
        <chakra.strong color="ink">{companyName}</chakra.strong>
        <br />
        {email}
      </chakra.p>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="4"
        marginTop="6"
        gridTemplateColumns="repeat(auto-fit, minmax(min(17rem, 100%), 1fr))"
      >
        <DashboardCard
          page={leadsPage}
          icon="megaphone"
          count={show(({ leads }) => countText(leads, "open lead", "open leads"))}
          note={known && known.counts.newLeads > 0 ? `${known.counts.newLeads} new` : undefined}
        />
        <DashboardCard
          page={clientsPage}
          icon="users"
          count={show(({ clients }) => countText(clients, "client", "clients"))}
        />
        <DashboardCard
          page={tasksPage}
          icon="check"
          count={show(({ tasks }) => countText(tasks, "open task", "open tasks"))}
        />
      </chakra.ul>
      <chakra.p role="status" marginTop="3" minHeight="1.6em" fontSize="sm" color="muted">
        {state === "failed" &&
          known &&
          `These numbers are of ${timeText(known.at, new Date())}: the server could not be asked.`}
      </chakra.p>
      <InstallOffer />
    </>
  );
}
