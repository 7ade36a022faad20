import { type StoredClient, storedClient } from "#contract/client";
import { digitsOf } from "#contract/search-keys";
import type { ListDefinition } from "../records/list-definition.ts";
import { useOwnRows } from "../records/log/use-own-rows.ts";
import { clientLog } from "./log/client-log-definition.ts";

export function clientTitle(client: StoredClient): string {
  return client.client_name || "(no name)";
}

export const clients: ListDefinition<StoredClient> = {
  collection: "clients",
  one: "client",
  many: "clients",
  filters: [],
  useLocalRows: (stored) => useOwnRows(clientLog, stored),
  schema: storedClient,
  searched: ({ client_name, email, phone, address, notes, log_text }) => [
    client_name,
    email,
    phone,
    phone && digitsOf(phone),
    address,
    notes,
    log_text,
  ],
  beginnings: "a name, an email or a phone number",
  cells: (client) => client,
};
