import { createHmac, timingSafeEqual } from "node:crypto";

/** Somebody could guess a shorter key. */
const shortest = 32;

/**
 * The keys for signing the links in our emails and in requests for reviews: the secret NEWSLETTER_SECRET; in the
 * emulators, that of functions/.env.demo-agency. Earlier keys may follow the first one, after commas. They sign nothing,
 * but links already sent still open. @throws Error if one is missing or too short: a link that anybody can forge is
 * worse than none.
 */
export function linkKeys(): [string, ...string[]] {
  const [first = "", ...earlier] = (process.env.NEWSLETTER_SECRET ?? "").trim().split(/\s*,\s*/);
  if ([first, ...earlier].every((key) => key.length >= shortest)) return [first, ...earlier];
  const message = `NEWSLETTER_SECRET needs ${shortest} characters or more (docs/operations/change-link-key.md)`;
  throw Object.assign(new Error(message), { code: "ENEWSLETTERSECRET" });
}

/** Signs a link that says these parts. The first part keeps links for one purpose from working for another. */
export function linkSignature(parts: readonly (string | number)[], key: string): string {
  return createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
}

/** Whether we made the signature with this key. The check takes as long for a wrong one as for a right one. */
export function isLinkSignature(
  signature: string,
  parts: readonly (string | number)[],
  key: string,
): boolean {
  // The signatures are compared as text, because several base64url texts decode to the same bytes.
  const expected = Buffer.from(linkSignature(parts, key));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
