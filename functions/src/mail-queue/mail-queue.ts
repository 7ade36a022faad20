import { randomUUID } from "node:crypto";
import { type DocumentSnapshot, Timestamp, type Transaction } from "firebase-admin/firestore";
import type * as z from "zod";
import { settings } from "../config.ts";
import { collections } from "../contract/collections.ts";
import { type MailDelivery, type MailSubject, queuedMail } from "../contract/queued-mail.ts";
import { database } from "../database.ts";
import { decideClaim, isOftenUnanswered, isSoonTooLate, unanswered } from "./delivery-rules.ts";
import { givenUp, logGivenUp } from "./given-up.ts";

/** The trigger normally runs within a second. */
const triggerGraceMs = 20_000;

/**
 * Queues a mail within the transaction that stores its form; `at` is the form's time on Firestore's clock. A mail that
 * is `due` later isn't PENDING, because any process may send a PENDING one at once.
 */
export function queueMail(
  transaction: Transaction,
  id: string,
  subject: MailSubject,
  at: Timestamp,
  due?: Timestamp,
): void {
  transaction.create(database().doc(`${collections.mail}/${id}`), {
    ...subject,
    delivery: {
      state: due ? "RETRY" : "PENDING",
      attempts: 0,
      startTime: due ?? at,
      nextAttemptAt: due ?? Timestamp.fromMillis(at.toMillis() + triggerGraceMs),
    },
  });
}

/**
 * Returns a function that queues one mail, due at `summaryAt`, for all forms in that summary; a second call changes
 * nothing. Returns undefined if the mail was tried already and may be out, because it can't mention another form then.
 */
export async function queueSummary(
  transaction: Transaction,
  summaryAt: Timestamp,
): Promise<(() => void) | undefined> {
  const id = `summary-${summaryAt.toMillis()}`;
  const existing = await transaction.get(database().doc(`${collections.mail}/${id}`));
  if (existing.exists && existing.get("delivery.attempts") !== 0) return undefined;
  return () => {
    if (existing.exists) return;
    const subject = { kind: "summary", summary_at: summaryAt } as const;
    queueMail(transaction, id, subject, summaryAt, summaryAt);
  };
}

export interface ClaimedMail {
  subject: MailSubject;
  delivery: MailDelivery;
  claim: string;
}

/** Undefined means that the mail shouldn't be tried now. */
type Claim = ClaimedMail | { kind: unknown; permanentFailure: string } | undefined;

function claimFor(mail: z.infer<typeof queuedMail>, now: number): Claim {
  const { delivery: earlier, ...subject } = mail;
  const { kind } = subject;
  const decision = decideClaim(kind, earlier, now, settings());
  if (decision === "give-up") {
    return {
      kind,
      permanentFailure: isSoonTooLate(kind) ? "Too late" : "Every try was broken off",
    };
  }
  if (decision === "leave") return undefined;
  // The process that noted the last try died before the answer came.
  if (isOftenUnanswered(kind, earlier)) return { kind, permanentFailure: unanswered };
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
    left: earlier?.left ?? null,
    unanswered: earlier?.unanswered ?? 0,
    told: earlier?.told ?? null,
    error: earlier?.error ?? null,
  };
  return { subject, delivery, claim };
}

function judge(document: DocumentSnapshot, now: number): Claim {
  if (!document.exists || document.get("delivery.state") === "ERROR") return undefined;
  const mail = queuedMail.safeParse(document.data());
  if (mail.success) return claimFor(mail.data, now);
  // This notes only field names, because the values are personal.
  const fields = mail.error.issues.map((issue) => issue.path.join("."));
  return { kind: document.get("kind"), permanentFailure: `Not a mail: ${fields.join(", ")}` };
}

/**
 * Claims a mail for one try; returns undefined if it shouldn't be tried now. The transaction lets one of several
 * claimants win. Leases use Firestore's clock, so a machine with a wrong clock takes no mail that another is sending. A
 * mail that can never be sent is given up on here.
 */
export async function claimMail(id: string): Promise<ClaimedMail | undefined> {
  const reference = database().doc(`${collections.mail}/${id}`);
  const claim = await database().runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const now = document.readTime.toMillis();
    const judged = judge(document, now);
    if (judged && "permanentFailure" in judged) {
      transaction.update(
        reference,
        givenUp(judged.kind, judged.permanentFailure, document.readTime),
      );
    } else if (judged) {
      transaction.update(reference, { delivery: judged.delivery });
    }
    return judged;
  });
  if (claim && "permanentFailure" in claim) {
    logGivenUp(claim.kind, id, { error: claim.permanentFailure });
    return undefined;
  }
  return claim;
}

/** Changes a mail for the holder of its claim. @throws Error if the claim is lost. */
export async function updateClaimed(
  id: string,
  { claim }: ClaimedMail,
  changes: (now: Timestamp) => Record<string, unknown>,
): Promise<void> {
  const reference = database().doc(`${collections.mail}/${id}`);
  await database().runTransaction(async (transaction) => {
    const document = await transaction.get(reference);
    const isOurs =
      document.get("delivery.claim") === claim && document.get("delivery.state") === "PROCESSING";
    if (!isOurs) throw new Error("the claim on this mail is lost");
    transaction.update(reference, changes(document.readTime));
  });
}

/**
 * Notes that the message is about to be handed over whole, and keeps the claim until the answer comes: if this process
 * dies before that, the next process knows. @throws Error if the claim is lost: then the message must not go out.
 */
export function noteHandOver(id: string, claimed: ClaimedMail): Promise<void> {
  const waitMs = (settings().MAIL_ANSWER_SECONDS + settings().MAIL_LEASE_SECONDS) * 1000;
  return updateClaimed(id, claimed, (now) => {
    const leaseExpireTime = Timestamp.fromMillis(now.toMillis() + waitMs);
    return {
      "delivery.unanswered": (claimed.delivery.unanswered ?? 0) + 1,
      "delivery.leaseExpireTime": leaseExpireTime,
      "delivery.nextAttemptAt": leaseExpireTime,
    };
  });
}
