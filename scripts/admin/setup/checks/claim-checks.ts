import type { Claims } from "../../../../web/src/site/content/collections-schema.ts";
import { claimedReaders, readersClaim, readersCompared } from "../../newsletter/claimed-readers.ts";
import {
  claimsReplies,
  promiseClaim,
  repliesSaid,
  replyProblems,
} from "../../project/claimed-replies.ts";
import { type Check, googleCheck } from "../check.ts";
import { google } from "../google-requests.ts";

const claimsFile = "web/content/claims.yaml";

/** Whether as many read the newsletter as the site says. Advised only: another list may have more of them. */
function readersCheck(claims: Claims): Check[] {
  const claimed = claimedReaders(claims);
  if (!claimed) return [];
  const check = googleCheck(google.newsletterStatus, {
    title: "Newsletter readers, as the site claims",
    advised: true,
    unsafe: true,
    where: `${claimsFile} → ${readersClaim}`,
    holds: ({ confirmed }) => confirmed >= claimed.least,
    note: ({ confirmed }) => readersCompared(claimed, confirmed),
    otherwise: (found) => readersCompared(claimed, found?.confirmed),
  });
  return [check];
}

/** Whether messages are answered as soon as the site says: a deploy waits for it. */
function repliesCheck(claims: Claims): Check[] {
  if (!claimsReplies(claims)) return [];
  const withoutLog = replyProblems(claims, undefined);
  const check = googleCheck(google.replyStatus, {
    title: "Replies, as the site claims",
    unsafe: true,
    where: `${claimsFile} → ${promiseClaim}`,
    holds: (found) => replyProblems(claims, found).length === 0,
    note: repliesSaid,
    otherwise: (found) => replyProblems(claims, found).join(" "),
    ...(withoutLog.length === 0 && { absent: repliesSaid(undefined) }),
  });
  return [check];
}

/** What the site claims and the product itself can count. */
export function claimChecks(claims: Claims): Check[] {
  return [...readersCheck(claims), ...repliesCheck(claims)];
}
