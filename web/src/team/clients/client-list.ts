import { type StoredClient, storedClient } from "#contract/client";
import { digitsOf } from "#contract/search-keys";
import type { ListDefinition, ListRow } from "../records/list-definition.ts";
import { useOwnRows } from "../records/log/use-own-rows.ts";
import { clientLog } from "./log/client-log.ts";

export function clientTitle(client: StoredClient): string {
  return client.client_name || "(no name)";
}

/** The rows of the list with this device's own corrections. */
function useClientRows(stored: readonly ListRow<StoredClient>[]) {
  return useOwnRows(clientLog, stored);
}

export const clients: ListDefinition<StoredClient> = {
  collection: "clients",
  one: "client",
  many: "clients",
  empty: "No clients found",
  added: "Client added.",
  filters: [],
  useLocalRows: useClientRows,
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
