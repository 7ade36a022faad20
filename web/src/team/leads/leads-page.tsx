import { lazy } from "react";
import { ListPage } from "../list/list-page.tsx";
import { leadsPage } from "../team-pages.ts";
import { AddLeadForm } from "./add-lead-form.tsx";
import { LeadCard } from "./lead-card.tsx";
import { leads } from "./lead-list.ts";

const LeadPage = lazy(async () => ({
  default: (await import("../record/lead/lead-page.tsx")).LeadPage,
}));

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
