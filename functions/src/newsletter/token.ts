import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type TokenPurpose, tokenPattern, tokenPurposes } from "../contract/newsletter-choice.ts";

/** The owner of a token. The token's id is in the subscriber's document, and can't be derived from the address. */
export interface TokenOwner {
  /** The document's own id: a hash of the address. */
  subscriberId: string;
  tokenId: string;
}

interface ReadToken {
  purpose: TokenPurpose;
  tokenId: string;
  signature: string;
}

export function newTokenId(): string {
  return randomBytes(16).toString("base64url");
}

function signatureOf(purpose: TokenPurpose, { subscriberId, tokenId }: TokenOwner, key: string) {
  const signed = JSON.stringify([purpose, tokenId, subscriberId]);
  return createHmac("sha256", key).update(signed).digest("base64url");
}

/** A token for one purpose and one address. */
export function signedToken(purpose: TokenPurpose, owner: TokenOwner, key: string): string {
  return `${purpose}.${owner.tokenId}.${signatureOf(purpose, owner, key)}`;
}

/** The parts of a string that looks like a token. `isGenuine` says whether we signed it. */
export function readToken(text: string): ReadToken | undefined {
  const [, word, tokenId, signature] = tokenPattern.exec(text) ?? [];
  const purpose = tokenPurposes.find((each) => each === word);
  if (!purpose || !tokenId || !signature) return undefined;
  return { purpose, tokenId, signature };
}

/**
 * Whether we signed the token for this subscriber. The check takes as long for a wrong signature as for a right one.
 */
export function isGenuine(
  { purpose, tokenId, signature }: ReadToken,
  subscriberId: string,
  key: string,
): boolean {
  // The signatures are compared as text, because several base64url texts decode to the same bytes.
  const expected = Buffer.from(signatureOf(purpose, { subscriberId, tokenId }, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
