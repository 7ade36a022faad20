import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import {
  type MailContent,
  type MailDelivery,
  mailContent,
  mailDelivery,
} from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { decideClaim } from "./delivery-rules.ts";

const queuedMail = mailContent.extend({ delivery: mailDelivery.optional() });

export interface ClaimedMail {
  content: MailContent;
  delivery: MailDelivery;
  claim: string;
}

/**
 * Claims a mail for one try, or returns undefined when it is not to be tried now. The transaction
 * lets one of several claimants win; the lease lets a later one take over from a dead one.
 */
export async function claimMail(id: string): Promise<ClaimedMail | undefined> {
  const reference = database().doc(`${collections.mail}/${id}`);
  const claim = randomUUID();
  return database().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(reference);
    if (!snapshot.exists) return undefined;
    const now = Date.now();
    const endTime = Timestamp.fromMillis(now);
    const giveUp = (error: string) => {
      logger.error("mail given up", { mail_id: id, error });
      transaction.update(reference, {
        "delivery.state": "ERROR",
        "delivery.error": error,
        "delivery.endTime": endTime,
        "delivery.nextAttemptAt": null,
      });
    };
    const parsed = queuedMail.safeParse(snapshot.data());
    if (!parsed.success) {
      if (snapshot.get("delivery.state") === "ERROR") return undefined;
      // Field names only: the values are a person's.
      giveUp(`Not a mail: ${parsed.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
      return undefined;
    }
    const { delivery: earlier, ...content } = parsed.data;
    const decision = decideClaim(earlier, now, settings());
    if (decision === "give-up") giveUp("Every try was broken off");
    if (decision !== "claim") return undefined;
    const leaseExpireTime = Timestamp.fromMillis(now + settings().MAIL_LEASE_SECONDS * 1000);
    const delivery = {
      state: "PROCESSING" as const,
      attempts: (earlier?.attempts ?? 0) + 1,
      startTime: earlier?.startTime ?? Timestamp.fromMillis(now),
      endTime: null,
      leaseExpireTime,
      nextAttemptAt: leaseExpireTime,
      claim,
      error: earlier?.error ?? null,
    };
    transaction.update(reference, { delivery });
    return { content, delivery, claim };
  });
}
