import type { Claims } from "../../../web/src/site/content/collections-schema.ts";

/** The claim that the product itself can count, in web/content/claims.yaml. */
export const readersClaim = "newsletter_readers";

interface ClaimedReaders {
  /** As the site says it. */
  value: string;
  least: number;
}

/** What a claim such as "1,000+" promises; undefined where it is off the site or in words. */
export function claimedReaders(claims: Claims): ClaimedReaders | undefined {
  const claim = claims[readersClaim];
  const value = String(claim?.value ?? "");
  const digits = value.replace(/\D/g, "");
  return claim?.publish && digits !== "" ? { value, least: Number(digits) } : undefined;
}

/** The claim beside the count, and what to do where it says more. No count is one that was never made. */
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
