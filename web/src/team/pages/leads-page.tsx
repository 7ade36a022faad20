import { AddLeadForm } from "../leads/add-lead-form.tsx";
import { LeadCard } from "../leads/lead-card.tsx";
import { leads } from "../leads/lead-list.ts";
import { ListPage } from "../records/list/list-page.tsx";
import { leadsPage } from "../team-pages.ts";
import { LeadPage } from "./lead/lead-page.tsx";

export function LeadsPage() {
  return (
    <ListPage
      page={leadsPage}
      definition={leads}
      RowCard={LeadCard}
      AddForm={AddLeadForm}
      RecordPage={LeadPage}
    />
  );
}
