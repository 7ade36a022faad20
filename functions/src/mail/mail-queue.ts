import { randomUUID } from "node:crypto";
import { type DocumentSnapshot, Timestamp, type Transaction } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import type * as z from "zod";
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

/** The trigger normally comes within a second. */
const triggerGraceMs = 20_000;

/** Within the transaction that stores what the mail tells of; `at` is its time on Firestore's clock. */
export function queueMail(
  transaction: Transaction,
  id: string,
  content: MailContent,
  at: Timestamp,
): void {
  transaction.create(database().doc(`${collections.mail}/${id}`), {
    ...mailContent.parse(content),
    delivery: {
      state: "PENDING",
      attempts: 0,
      startTime: at,
      nextAttemptAt: Timestamp.fromMillis(at.toMillis() + triggerGraceMs),
    },
  });
}

const queuedMail = mailContent.extend({ delivery: mailDelivery.optional() });

export interface ClaimedMail {
  content: MailContent;
  delivery: MailDelivery;
  claim: string;
}

/** Undefined: not to be tried now. */
type Claim = ClaimedMail | { givenUp: string } | undefined;

function claimFor(mail: z.infer<typeof queuedMail>, now: number): Claim {
  const { delivery: earlier, ...content } = mail;
  const decision = decideClaim(earlier, now, settings());
  if (decision === "give-up") return { givenUp: "Every try was broken off" };
  if (decision === "leave") return undefined;
  const claim = randomUUID();
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
  return { content, delivery, claim };
}

function judge(document: DocumentSnapshot, now: number): Claim {
  if (!document.exists || document.get("delivery.state") === "ERROR") return undefined;
  const mail = queuedMail.safeParse(document.data());
  if (mail.success) return claimFor(mail.data, now);
  // Field names only: the values are a person's.
  const fields = mail.error.issues.map((issue) => issue.path.join("."));
  return { givenUp: `Not a mail: ${fields.join(", ")}` };
}

/**
 * Claims a mail for one try; undefined when it is not to be tried now. The transaction lets one of several
 * claimants win. Leases go by Firestore's clock, so a machine whose clock is wrong takes no mail that another is
 * sending. What can never be sent is given up here.
 */
export async function claimMail(id: string): Promise<ClaimedMail | undefined> {
  const reference = database().doc(`${collections.mail}/${id}`);
  const claim = await database().runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const now = document.readTime.toMillis();
    const judged = judge(document, now);
    if (judged && "givenUp" in judged) {
      transaction.update(reference, {
        "delivery.state": "ERROR",
        "delivery.error": judged.givenUp,
        "delivery.endTime": Timestamp.fromMillis(now),
        "delivery.nextAttemptAt": null,
      });
    } else if (judged) {
      transaction.update(reference, { delivery: judged.delivery });
    }
    return judged;
  });
  if (claim && "givenUp" in claim) {
    logger.error("mail given up", { mail_id: id, error: claim.givenUp });
    return undefined;
  }
  return claim;
}
