import type { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { retentionDays } from "../contract/limits.ts";
import { contentIsGone, isVisitorMail, pushKind } from "../contract/queued-mail.ts";
import { daysFrom } from "../expiry.ts";
import { isRefusedMailbox, unanswered } from "./delivery-rules.ts";

/** Whether nobody needs the mail any more. A newsletter's reader who is gone may come back (bounces.ts). */
const isObsolete = (kind: unknown, error: string) => kind !== "issue" && error === contentIsGone;

/**
 * What to store for a mail that is given up on. A mail to the owner stays until it is sent after all, or until nobody
 * needs it: then it's finished, without an end time, because it doesn't say whether mail goes out
 * (note-mail-status.ts). A newsletter that wasn't answered counts as sent, so that nobody's retry sends it twice.
 */
export function givenUp(kind: unknown, error: string, endTime: Timestamp | FieldValue) {
  const isDone = isObsolete(kind, error) || (kind === "issue" && error === unanswered);
  const expires = isDone || isVisitorMail(kind) || kind === pushKind;
  return {
    "delivery.state": isDone ? "SUCCESS" : "ERROR",
    "delivery.error": error,
    "delivery.endTime": isObsolete(kind, error) ? null : endTime,
    "delivery.leaseExpireTime": null,
    "delivery.nextAttemptAt": null,
    ...(expires && { expires_at: daysFrom(Date.now(), retentionDays.sentMail) }),
  };
}

/** A mail's id for the log. A newsletter's id loses the hash of its reader's address, which somebody could guess. */
export const loggedId = (id: string) => id.replace(/-[0-9a-f]{64}$/, "");

/**
 * Whether the owner is alerted. They aren't for what anybody can cause by typing an address that takes no mail, nor for a
 * newsletter whose mailbox is gone or whose reader has left, a mail about a deleted lead, or a notice.
 */
export function isAlarming(kind: unknown, error: string): boolean {
  if (kind === "issue") {
    return !isRefusedMailbox(error) && error !== contentIsGone && error !== unanswered;
  }
  return !isVisitorMail(kind) && kind !== pushKind && !isObsolete(kind, error);
}

/** Logs an error, which alerts the owner, or only a note. */
export function logGivenUp(
  kind: unknown,
  id: string,
  details: { error: string; attempts?: number },
): void {
  const entry = { mail_id: loggedId(id), ...details };
  if (isAlarming(kind, details.error)) {
    if (kind === "issue") logger.error("a newsletter was given up", entry);
    else logger.error("mail given up", entry);
  } else if (kind === pushKind) logger.info("notice given up", entry);
  else if (isVisitorMail(kind)) logger.info("mail to a visitor given up", entry);
  else logger.info("mail no longer needed", entry);
}
