import { type StoredClient, storedClient } from "#contract/client";
import type { ListDefinition } from "../records/list-definition.ts";

/** As it is headed. */
export function clientTitle(client: StoredClient): string {
  return client.client_name || "(no name)";
}

export const clients: ListDefinition<StoredClient> = {
  collection: "clients",
  one: "client",
  many: "clients",
  empty: "No clients found",
  added: "Client added.",
  filters: [],
  schema: storedClient,
  searched: ({ client_name, email, phone, address, notes }) => [
    client_name,
    email,
    phone,
    address,
    notes,
  ],
  columns: [
    { name: "client_name", value: (client) => client.client_name },
    { name: "email", value: (client) => client.email },
    { name: "phone", value: (client) => client.phone },
    { name: "address", value: (client) => client.address },
    { name: "notes", value: (client) => client.notes },
    { name: "created_at", value: (client) => client.created_at ?? undefined },
    { name: "lead_id", value: (client) => client.lead_id },
  ],
};
