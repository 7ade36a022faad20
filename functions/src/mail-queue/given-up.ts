import type { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { retentionDays } from "../contract/limits.ts";
import { isVisitorMail, pushKind } from "../contract/queued-mail.ts";
import { daysFrom } from "../expiry.ts";
import { isRefusedMailbox, unanswered } from "./delivery-rules.ts";

/**
 * What to store for a mail that is given up on. A mail to the owner stays until it is sent after all. A newsletter that
 * wasn't answered counts as sent, so that nobody's retry sends it twice.
 */
export function givenUp(kind: unknown, error: string, endTime: Timestamp | FieldValue) {
  return {
    "delivery.state": kind === "issue" && error === unanswered ? "SUCCESS" : "ERROR",
    "delivery.error": error,
    "delivery.endTime": endTime,
    "delivery.leaseExpireTime": null,
    "delivery.nextAttemptAt": null,
    ...((isVisitorMail(kind) || kind === pushKind) && {
      expires_at: daysFrom(Date.now(), retentionDays.sentMail),
    }),
  };
}

export const contentIsGone = "What it tells of is gone";

/** A mail's id for the log. A newsletter's id loses the hash of its reader's address, which somebody could guess. */
export const loggedId = (id: string) => id.replace(/-[0-9a-f]{64}$/, "");

/**
 * Logs an error, which alerts the owner. It logs no error for what anybody can cause by typing an address that takes no
 * mail, nor for a newsletter whose mailbox is gone or whose reader has left.
 */
export function logGivenUp(
  kind: unknown,
  id: string,
  details: { error: string; attempts?: number },
): void {
  const entry = { mail_id: loggedId(id), ...details };
  const isExpected =
    isRefusedMailbox(details.error) || [contentIsGone, unanswered].includes(details.error);
  if (kind === pushKind) logger.info("notice given up", entry);
  else if (!isVisitorMail(kind)) logger.error("mail given up", entry);
  else if (kind === "issue" && !isExpected) logger.error("a newsletter was given up", entry);
  else logger.info("mail to a visitor given up", entry);
}
