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

/**
 * Checks whether as many people read the newsletter as the site says. It is only advised, because another list may have
 * more.
 */
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

/** Checks whether messages are answered as soon as the site says. A deploy waits for it. */
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

/** The checks of claims that the product itself can count. */
export function claimChecks(claims: Claims): Check[] {
  return [...readersCheck(claims), ...repliesCheck(claims)];
}
