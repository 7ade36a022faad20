import { collections } from "../contract/collections.ts";
import { whitelistRow } from "../contract/whitelist-row.ts";
import { database } from "../database.ts";

const address = whitelistRow.shape.email;

/** The key is made as in the rules; an address that the contract refuses (a slash, a letter outside ASCII) has no row. */
export async function mayHaveAccount(email: string | undefined): Promise<boolean> {
  const key = address.safeParse(email);
  if (!key.success) return false;
  const row = await database().doc(`${collections.whitelist}/${key.data}`).get();
  return row.exists;
}
