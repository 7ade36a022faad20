import { AddClientForm } from "../clients/add-client-form.tsx";
import { ClientCard } from "../clients/client-card.tsx";
import { clients } from "../clients/client-list.ts";
import { ListPage } from "../records/list/list-page.tsx";
import { clientsPage } from "../team-pages.ts";
import { ClientPage } from "./client-page.tsx";

export function ClientsPage() {
  return (
    <ListPage
      page={clientsPage}
      definition={clients}
      RowCard={ClientCard}
      AddForm={AddClientForm}
      RecordPage={ClientPage}
    />
  );
}
