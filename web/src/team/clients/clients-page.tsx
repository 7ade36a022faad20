import { lazy } from "react";
import { ListPage } from "../list/list-page.tsx";
import { clientsPage } from "../team-pages.ts";
import { AddClientForm } from "./add-client-form.tsx";
import { ClientCard } from "./client-card.tsx";
import { clients } from "./client-list.ts";

const ClientPage = lazy(async () => ({
  default: (await import("../record/client-page.tsx")).ClientPage,
}));

export function ClientsPage() {
  return (
    <ListPage
      page={clientsPage}
      definition={clients}
      addLabel="Add Client"
      RowCard={ClientCard}
      AddForm={AddClientForm}
      RecordPage={ClientPage}
    />
  );
}
