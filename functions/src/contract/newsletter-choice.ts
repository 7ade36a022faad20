// The page behind the links in our emails reads this too, and zod's small form keeps it small.
import * as z from "zod/mini";

/** The purposes of the links in our emails. */
export const tokenPurposes = ["confirm", "leave", "about", "delete"] as const;

export type TokenPurpose = (typeof tokenPurposes)[number];

const choices = ["look", "confirm", "leave", "forget"] as const;

export type NewsletterChoice = (typeof choices)[number];

/**
 * What the holder of a link may ask for. Only `look` changes nothing. Every newsletter has the link `about`, and may be
 * forwarded, so `forget` with that link only sends an email to the address itself, whose link `delete` does the
 * deleting.
 */
export const allowedChoices: Readonly<Record<TokenPurpose, readonly NewsletterChoice[]>> = {
  confirm: ["look", "confirm"],
  leave: ["look", "leave"],
  about: choices,
  delete: ["look", "forget"],
};

/** `purpose.id.signature`: the id is in the subscriber's document, the signature is an HMAC (base64url). */
export const tokenPattern = /^(confirm|leave|about|delete)\.([\w-]{22})\.([\w-]{43})$/;

/**
 * What the browser sends to `newsletter-choice`. Any text may be a token: a wrong one gets the same answer as a revoked
 * one.
 */
export const newsletterRequest = z.object({
  token: z.string("token must be a text").check(z.maxLength(200, "token is too long")),
  choice: z.enum(choices, "choice must be one that the page offers"),
});

const subscriptionStates = ["waiting", "confirmed", "left", "forgotten"] as const;

export type SubscriptionState = (typeof subscriptionStates)[number];

// A time in ISO form. The schemas for times and integers would make every page with a form larger.
const time = z.nullable(z.string());

/** What is kept about an address, without any words that somebody wrote, because the mail may have been forwarded. */
const subscriberRecords = z.object({
  email: z.string(),
  /** One for each form that was sent. */
  forms: z.array(z.object({ name: z.string(), at: time })),
  /** How many documents "delete everything" deletes, and how many it keeps: records of clients and members. */
  goes: z.number(),
  stays: z.number(),
});

export type SubscriberRecords = z.infer<typeof subscriberRecords>;

export const newsletterAnswer = z.discriminatedUnion("known", [
  /** The token is forged, for another address or purpose, or revoked. The answer doesn't say which. */
  z.object({ known: z.literal(false) }),
  z.object({
    known: z.literal(true),
    purpose: z.enum(tokenPurposes),
    state: z.enum(subscriptionStates),
    /** Present for a look with the link `about`, unless the link was used too often. */
    kept: z.optional(subscriberRecords),
    /** The link `delete` was mailed to the address, can be mailed in an hour, or is too old (`deletionLinkSeconds`). */
    deletion: z.optional(z.enum(["mailed", "later", "late"])),
  }),
]);

export type NewsletterAnswer = z.infer<typeof newsletterAnswer>;
