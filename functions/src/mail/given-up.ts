import type { FieldValue, Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { keptDays } from "../contract/limits.ts";
import { isVisitorMail } from "../contract/queued-mail.ts";
import { daysFrom } from "../expiry.ts";

/** What is noted of a mail that is given up. One to the owner stays until it is sent after all. */
export function givenUp(kind: unknown, error: string, endTime: Timestamp | FieldValue) {
  return {
    "delivery.state": "ERROR",
    "delivery.error": error,
    "delivery.endTime": endTime,
    "delivery.leaseExpireTime": null,
    "delivery.nextAttemptAt": null,
    ...(isVisitorMail(kind) && { expires_at: daysFrom(Date.now(), keptDays.sentMail) }),
  };
}

/** An error, of which the owner hears by an alert; but anybody can type an address that takes no mail. */
export function logGivenUp(
  kind: unknown,
  facts: { mail_id: string; error: string; attempts?: number },
): void {
  if (isVisitorMail(kind)) logger.info("mail to a visitor given up", facts);
  else logger.error("mail given up", facts);
}
