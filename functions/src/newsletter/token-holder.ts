import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import type { TokenPurpose } from "../contract/newsletter-choice.ts";
import { database } from "../database.ts";
import { linkKeys } from "../link-keys.ts";
import { isGenuine, readToken } from "./token.ts";

export interface TokenHolder {
  purpose: TokenPurpose;
  tokenId: string;
  subscriber: QueryDocumentSnapshot;
}

/**
 * Finds who a token belongs to; undefined if it isn't ours, or no longer belongs to anybody. The lookup uses its random
 * id, so neither the answer nor its timing says anything about an address.
 */
export async function holderOf(text: string): Promise<TokenHolder | undefined> {
  const token = readToken(text);
  if (!token) return undefined;
  const keys = linkKeys();
  const { tokenId, purpose } = token;
  const { docs } = await database()
    .collection(collections.subscribers)
    .where("token_id", "==", tokenId)
    .get();
  const subscriber = docs.find(({ id }) => keys.some((key) => isGenuine(token, id, key)));
  return subscriber && { purpose, tokenId, subscriber };
}
