import type { Claims } from "../../../../web/src/site/content/collections-schema.ts";
import { claimedReaders, readersClaim, readersCompared } from "../../newsletter/claimed-readers.ts";
import { type Check, googleCheck } from "../check.ts";
import { google } from "../google-requests.ts";

/** Whether as many read the newsletter as the site says. Advised only: another list may have more of them. */
export function claimChecks(claims: Claims): Check[] {
  const claimed = claimedReaders(claims);
  if (!claimed) return [];
  const check = googleCheck(google.newsletterStatus, {
    title: "Newsletter readers, as the site claims",
    advised: true,
    unsafe: true,
    where: `web/content/claims.yaml → ${readersClaim}`,
    holds: ({ confirmed }) => confirmed >= claimed.least,
    note: ({ confirmed }) => readersCompared(claimed, confirmed),
    otherwise: (found) => readersCompared(claimed, found?.confirmed),
  });
  return [check];
}
