import * as z from "zod";
import { emailAddressByInputType } from "./email-address.ts";

/** States of a mail on its way, named as in Firebase's Trigger Email extension. */
export const deliveryStates = ["PENDING", "PROCESSING", "SUCCESS", "RETRY", "ERROR"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/**
 * The part of `mail/{id}` that says what to send, in the shape of Firebase's Trigger Email extension,
 * so that the extension's successor could take the queue over. It is checked again before sending:
 * a mail library given an object with `path` or `href` where text belongs would read a file or an
 * address, therefore every value here is a text and nothing else gets through.
 */
export const mailContent = z.strictObject({
  to: z.array(emailAddressByInputType).min(1).max(10),
  replyTo: emailAddressByInputType.optional(),
  message: z.strictObject({
    subject: z.string().min(1).max(300),
    text: z.string().min(1),
    html: z.string().min(1),
  }),
});

export type MailContent = z.infer<typeof mailContent>;

const time = z.custom<{ toMillis(): number }>(
  (value) => typeof value === "object" && value !== null && "toMillis" in value,
  { error: "Expected a Firestore timestamp" },
);

/** How far a mail has come; absent until somebody first claims it. */
export const mailDelivery = z.object({
  state: z.enum(deliveryStates),
  attempts: z.number().int().min(0),
  startTime: time,
  endTime: time.nullish(),
  /** While PROCESSING: after this time the claim counts as abandoned. */
  leaseExpireTime: time.nullish(),
  /** When the sweeper looks at it again, in every state but the two final ones. */
  nextAttemptAt: time.nullish(),
  /** Names the one who claimed it, so that a claim that was lost cannot report a failure. */
  claim: z.string().nullish(),
  /** Code of the last failure, never the server's words: those may hold an address. */
  error: z.string().nullish(),
});

export type MailDelivery = z.infer<typeof mailDelivery>;
