// The service worker reads this file too (web/sw), and zod's small form keeps it small.
import * as z from "zod/mini";

/** The answer says only that a form is safely stored, even if its honeypot was filled. */
export const submissionAnswer = z.object({ received: z.literal(true) });

export type SubmissionAnswer = z.infer<typeof submissionAnswer>;

const errorCodes = [
  /** This code comes with `details.fields`. */
  "INVALID_FIELDS",
  "PAYLOAD_TOO_LARGE",
  /** This submission_id was used for other content; make a new one. */
  "SUBMISSION_ID_REUSED",
  "EMAIL_EXISTS",
  /** This code comes with `details.retryAfterSeconds`. */
  "TOO_MANY_REQUESTS",
] as const;

/** The web design page compares with this text. */
export const emailExistsMessage = "Email already subscribed";

/** The shape of `details` in every refused call. Read it with `safeParse`: other errors have no details. */
export const errorDetails = z.object({
  code: z.enum(errorCodes),
  /** Maps a field's name to its message. A problem with the whole form is under `form`. */
  fields: z.optional(z.record(z.string(), z.string())),
  retryAfterSeconds: z.optional(z.int().check(z.positive())),
});

export type ErrorDetails = z.infer<typeof errorDetails>;
