import { randomBytes } from "node:crypto";
import { type TokenPurpose, tokenPattern, tokenPurposes } from "../contract/newsletter-choice.ts";
import { isLinkSignature, linkSignature } from "../link-keys.ts";

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

/** A token for one purpose and one address. */
export function signedToken(
  purpose: TokenPurpose,
  { subscriberId, tokenId }: TokenOwner,
  key: string,
): string {
  return `${purpose}.${tokenId}.${linkSignature([purpose, tokenId, subscriberId], key)}`;
}

/** The parts of a string that looks like a token. `isGenuine` says whether we signed it. */
export function readToken(text: string): ReadToken | undefined {
  const [, word, tokenId, signature] = tokenPattern.exec(text) ?? [];
  const purpose = tokenPurposes.find((each) => each === word);
  if (!purpose || !tokenId || !signature) return undefined;
  return { purpose, tokenId, signature };
}

/** Whether we signed the token for this subscriber. */
export function isGenuine(
  { purpose, tokenId, signature }: ReadToken,
  subscriberId: string,
  key: string,
): boolean {
  return isLinkSignature(signature, [purpose, tokenId, subscriberId], key);
}
