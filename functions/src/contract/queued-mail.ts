import * as z from "zod";
import { emailAddressByInputType } from "./email-address.ts";

/** Named as in Firebase's Trigger Email extension. */
export const deliveryStates = ["PENDING", "PROCESSING", "SUCCESS", "RETRY", "ERROR"] as const;

export type DeliveryState = (typeof deliveryStates)[number];

/** In the shape of Trigger Email. Only texts: given a `path` or `href`, a mail library would read file or address. */
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

/** Absent until somebody first claims the mail. */
export const mailDelivery = z.object({
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
  /** A code, never the server's words: those may hold an address. */
  error: z.string().nullish(),
});

export type MailDelivery = z.infer<typeof mailDelivery>;
