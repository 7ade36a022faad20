import { createHmac, timingSafeEqual } from "node:crypto";
import { type ReviewToken, reviewDays } from "../contract/review.ts";
import { linkKeys } from "../link-keys.ts";

type Signed = Omit<ReviewToken, "signature">;

function signatureOf({ clientId, entryId, until }: Signed, key: string): string {
  const signed = JSON.stringify(["review", clientId, entryId, until]);
  return createHmac("sha256", key).update(signed).digest("base64url");
}

/** The token for the client's answer to the entry that asked for a review at this time, which is in ISO form. */
export function reviewToken(clientId: string, entryId: string, askedAt: string): string {
  const until = Math.floor(Date.parse(askedAt) / 1000) + reviewDays * 86_400;
  const [key] = linkKeys();
  return `${clientId}.${entryId}.${until}.${signatureOf({ clientId, entryId, until }, key)}`;
}

/** Whether we signed the token. The check takes as long for a wrong signature as for a right one. */
export function isOurReviewToken({ signature, ...signed }: ReviewToken): boolean {
  const given = Buffer.from(signature);
  return linkKeys().some((key) => {
    const expected = Buffer.from(signatureOf(signed, key));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
