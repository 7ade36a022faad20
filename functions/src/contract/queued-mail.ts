import * as z from "zod";
import { pushOccasions } from "./push.ts";

/** Named as in Firebase's Trigger Email extension. */
const deliveryStates = ["PENDING", "PROCESSING", "SUCCESS", "RETRY", "ERROR"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

const time = z.custom<{ toMillis(): number }>(
  (value) => typeof value === "object" && value !== null && "toMillis" in value,
  { error: "Expected a Firestore timestamp" },
);

/** Absent until somebody first claims the mail. */
const mailDelivery = z.object({
  state: z.enum(deliveryStates),
  attempts: z.number().int().min(0),
  startTime: time,
  endTime: time.nullish(),
  /** While PROCESSING: then the claim counts as abandoned. */
  leaseExpireTime: time.nullish(),
  /** In every state but the two final ones. */
  nextAttemptAt: time.nullish(),
  /** Whoever has lost the claim cannot report an error. */
  claim: z.string().nullish(),
  /** Positions of the owner's mailboxes that are still to get it, where the others have it. */
  left: z.array(z.int()).nullish(),
  /** Tries whose message was handed over and not answered: the server may have taken it. Noted before its last line. */
  unanswered: z.number().int().min(0).nullish(),
  /** Of a notice: the devices that were told, or may have been. Noted before, so that none is told twice. */
  told: z.array(z.string()).nullish(),
  /** A code, never the server's words: those may hold an address. */
  error: z.string().nullish(),
});

export type MailDelivery = z.infer<typeof mailDelivery>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const leadPath = z.string().regex(/^companies\/[^/]+\/leads\/[^/]+$/);

/** Those to the owner. Whether they go out is watched; a visitor's address may not exist. */
export const ownerMailKinds = ["lead", "summary", "week", "forgotten"] as const;

/** Those to whoever typed an address into a form, or asks to be deleted, not too often (visitor-mail.ts). */
export const formMailKinds = ["receipt", "signup", "deletion"] as const;

/** Those to others than the owner. */
const visitorMailKinds = [...formMailKinds, "issue"] as const;

export function isVisitorMail(kind: unknown): boolean {
  return visitorMailKinds.some((each) => each === kind);
}

/** No mail: a notice to members' devices (docs/operations.md). The email about the same counts, and is watched. */
export const pushKind = "push";

const subscriberPath = z.string().regex(/^newsletter_subscribers\/[^/]+$/);

/**
 * `mail/{id}`: what the owner or a visitor is to hear of, not the words. The sender writes the email from what is
 * stored, so that taking a form needs no setting of the mail.
 */
const mailSubject = z.discriminatedUnion("kind", [
  /** One form. The mail has its submission id. */
  z.object({ kind: z.literal(ownerMailKinds[0]), lead: leadPath }),
  /** The forms of an hour that got no email of their own: leads with this `summary_at`. */
  z.object({ kind: z.literal(ownerMailKinds[1]), summary_at: time }),
  /** How the site was used in the week from this Monday on. */
  z.object({ kind: z.literal(ownerMailKinds[2]), monday: z.string().regex(dayPattern) }),
  /** Somebody has deleted what was kept of them by a link in an email. Their address goes when the owner has been told. */
  z.object({
    kind: z.literal(ownerMailKinds[3]),
    records: z.int(),
    at: time,
    email: z.string().optional(),
  }),
  /** To the visitor of one form. */
  z.object({ kind: z.literal(visitorMailKinds[0]), lead: leadPath }),
  /** To an address that signed up for the newsletter, which the mail asks to confirm. */
  z.object({ kind: z.literal(visitorMailKinds[1]), subscriber: subscriberPath }),
  /** The link that deletes everything, to the address itself. */
  z.object({ kind: z.literal(visitorMailKinds[2]), subscriber: subscriberPath }),
  /** A newsletter for one subscriber. */
  z.object({
    kind: z.literal(visitorMailKinds[3]),
    issue: z.string().regex(/^newsletter_issues\/[^/]+$/),
    subscriber: subscriberPath,
  }),
  z.object({
    kind: z.literal(pushKind),
    lead: leadPath,
    about: z.enum(pushOccasions),
    /** The reminder's. */
    day: z.string().regex(dayPattern).optional(),
  }),
]);

export type PushSubject = Extract<MailSubject, { kind: typeof pushKind }>;

/** The id of a form's receipt in `mail`. */
export function receiptId(submissionId: string): string {
  return `${submissionId}-receipt`;
}

export type MailSubject = z.infer<typeof mailSubject>;

export const queuedMail = z.intersection(
  mailSubject,
  z.object({ delivery: mailDelivery.optional() }),
);
