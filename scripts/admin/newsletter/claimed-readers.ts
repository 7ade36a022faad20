import type { Claims } from "../../../web/src/site/content/collections-schema.ts";

/** The claim in web/content/claims.yaml that the product itself can count. */
export const readersClaim = "newsletter_readers";

interface ClaimedReaders {
  /** The number as the site writes it. */
  value: string;
  least: number;
}

/** The promise of a claim such as "1,000+"; undefined if it is not published or has no digits. */
export function claimedReaders(claims: Claims): ClaimedReaders | undefined {
  const claim = claims[readersClaim];
  const value = String(claim?.value ?? "");
  const digits = value.replace(/\D/g, "");
  return claim?.publish && digits !== "" ? { value, least: Number(digits) } : undefined;
}

/**
 * Compares the claim with the count, and says what to do if it claims more. Without any count yet, `confirmed` is
 * undefined.
 */
export function readersCompared(
  { value, least }: ClaimedReaders,
  confirmed: number | undefined,
): string {
  const have = confirmed === 1 ? "reader has" : "readers have";
  const now = confirmed === undefined ? "nothing is counted yet" : `${confirmed} ${have} confirmed`;
  const said = `The site says ${value}, and ${now}.`;
  if ((confirmed ?? 0) >= least) return said;
  return `${said} Correct the value, take it off with "publish: no", or name under "proven" where the others are.`;
}
