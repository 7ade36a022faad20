import { type ReviewToken, reviewDays } from "../contract/review.ts";
import { isLinkSignature, linkKeys, linkSignature } from "../link-keys.ts";

const purpose = "review";

/** The token for the client's answer to the entry that asked for a review at this time, which is in ISO form. */
export function reviewToken(clientId: string, entryId: string, askedAt: string): string {
  const until = Math.floor(Date.parse(askedAt) / 1000) + reviewDays * 86_400;
  const [key] = linkKeys();
  const signature = linkSignature([purpose, clientId, entryId, until], key);
  return `${clientId}.${entryId}.${until}.${signature}`;
}

/** Whether we signed the token. */
export function isOurReviewToken({ signature, clientId, entryId, until }: ReviewToken): boolean {
  const parts = [purpose, clientId, entryId, until];
  return linkKeys().some((key) => isLinkSignature(signature, parts, key));
}
