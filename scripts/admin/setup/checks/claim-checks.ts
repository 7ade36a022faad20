import type { Claims } from "../../../../web/src/site/content/collections-schema.ts";
import { type Check, googleCheck } from "../check.ts";
import { google } from "../google-requests.ts";

/** The claim that the product itself can count. */
const key = "newsletter_readers";

/** The number in a claim such as "1,000+"; undefined where it is off the site or in words. */
function claimedNumber(claims: Claims): number | undefined {
  const claim = claims[key];
  const digits = String(claim?.value ?? "").replace(/\D/g, "");
  return claim?.publish && digits !== "" ? Number(digits) : undefined;
}

/** Whether as many read the newsletter as the site says. Advised only: another list may have more of them. */
export function claimChecks(claims: Claims): Check[] {
  const claimed = claimedNumber(claims);
  if (claimed === undefined) return [];
  const confirmed = (found: { confirmed: number } | undefined) =>
    found ? `${found.confirmed} have confirmed` : "nothing is counted yet";
  const check = googleCheck(google.newsletterStatus, {
    title: "Newsletter readers, as the site claims",
    advised: true,
    unsafe: true,
    where: `web/content/claims.yaml → ${key}`,
    holds: ({ confirmed: count }) => count >= claimed,
    note: confirmed,
    otherwise: (found) =>
      `The site says ${claims[key]?.value}, and ${confirmed(found)}. Correct the value, take it off with "publish: no", or name under "proven" where the others are.`,
  });
  return [check];
}
