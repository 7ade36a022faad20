import { ListPage } from "../list/list-page.tsx";
import { LeadPage } from "../record/lead/lead-page.tsx";
import { leadsPage } from "../team-pages.ts";
import { AddLeadForm } from "./add-lead-form.tsx";
import { LeadCard } from "./lead-card.tsx";
import { leads } from "./lead-list.ts";

export function LeadsPage() {
  return (
    <ListPage
      page={leadsPage}
      definition={leads}
      addLabel="Add Lead"
      RowCard={LeadCard}
      AddForm={AddLeadForm}
      RecordPage={LeadPage}
    />
  );
}
