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
  cells: (client) => client,
};
