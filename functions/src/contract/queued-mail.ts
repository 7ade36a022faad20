import * as z from "zod";
import { pushOccasions } from "./push.ts";

/** The states have the names of Firebase's Trigger Email extension. */
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
  /** Set while PROCESSING. After this time the claim counts as abandoned. */
  leaseExpireTime: time.nullish(),
  /** Set in every state except the two final ones. */
  nextAttemptAt: time.nullish(),
  /** Identifies the claim: a process that has lost it can't report an error. */
  claim: z.string().nullish(),
  /**
   * The owner's mailboxes that still need the mail, in small letters, if the others have it. Older mails have positions
   * instead, which say nothing once the settings have changed: those go to all again.
   */
  left: z.array(z.string()).nullish().catch(null),
  /**
   * Tries whose message was handed over but not answered, so the server may have taken it. It's noted before the last
   * line.
   */
  unanswered: z.number().int().min(0).nullish(),
  /** The devices that got a notice, or may have. They're noted before sending, so that none gets it twice. */
  told: z.array(z.string()).nullish(),
  /** A code, never the server's words, which may contain an address. */
  error: z.string().nullish(),
});

export type MailDelivery = z.infer<typeof mailDelivery>;

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const clientEntryPath = z.string().regex(/^companies\/[^/]+\/clients\/[^/]+\/log\/[^/]+$/);

const leadPath = z.string().regex(/^companies\/[^/]+\/leads\/[^/]+$/);

/** The `error` of a mail that can't be written any more. */
export const contentIsGone = "What it tells of is gone";

/** The kinds that go to the owner. We watch whether they go out; a visitor's address may not exist. */
export const ownerMailKinds = ["lead", "summary", "week", "forgotten", "review"] as const;

/**
 * The kinds that go to people who typed an address into a form, or asked to be deleted, at a limited rate
 * (visitor-mail.ts).
 */
export const formMailKinds = ["receipt", "signup", "deletion"] as const;

/** The kinds that go to anybody but the owner. */
const visitorMailKinds = [...formMailKinds, "issue"] as const;

export function isVisitorMail(kind: unknown): boolean {
  return visitorMailKinds.some((each) => each === kind);
}

/**
 * This isn't a mail, but a notice to members' devices (docs/operations/notices.md). The email about the same thing is
 * what counts, and is watched.
 */
export const pushKind = "push";

const subscriberPath = z.string().regex(/^newsletter_subscribers\/[^/]+$/);

/**
 * `mail/{id}`: what to tell the owner or a visitor, but not the text. The sender writes the email from what is stored,
 * so that accepting a form needs no mail settings.
 */
const mailSubject = z.discriminatedUnion("kind", [
  /** About one form. The mail has the form's submission id. */
  z.object({ kind: z.literal(ownerMailKinds[0]), lead: leadPath }),
  /** About an hour's forms that got no separate emails: the leads with this `summary_at`. */
  z.object({ kind: z.literal(ownerMailKinds[1]), summary_at: time }),
  /** How the site was used in the week that begins on this Monday. */
  z.object({ kind: z.literal(ownerMailKinds[2]), monday: z.string().regex(dayPattern) }),
  /**
   * Somebody used a link in an email to delete what was kept about them. Their address is deleted once the owner has
   * been told.
   */
  z.object({
    kind: z.literal(ownerMailKinds[3]),
    records: z.int(),
    at: time,
    email: z.string().optional(),
  }),
  /** A client wrote a review: an entry of the client's log. */
  z.object({ kind: z.literal(ownerMailKinds[4]), entry: clientEntryPath }),
  /** To the visitor who sent a form. */
  z.object({ kind: z.literal(visitorMailKinds[0]), lead: leadPath }),
  /** To an address that signed up for the newsletter. The mail asks to confirm that. */
  z.object({ kind: z.literal(visitorMailKinds[1]), subscriber: subscriberPath }),
  /** The link that deletes everything, sent to the address itself. */
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
    /** The reminder's day. */
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
