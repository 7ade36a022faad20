import * as z from "zod";
import { limits } from "./limits.ts";
import { multiLine, singleLine } from "./text-field.ts";

/** The page that the link in a request for a review leads to. */
export const reviewPath = "/review";

/** How many days such a link works. */
export const reviewDays = 60;

/** `client.entry.until.signature`: the log entry that asks, and the last moment of the link in Unix seconds. */
const tokenPattern = /^([\w-]{1,128})\.([\w-]{1,128})\.(\d{10})\.([\w-]{43})$/;

export interface ReviewToken {
  clientId: string;
  /** The ID of the entry in the client's log that asks for the review. */
  entryId: string;
  until: number;
  signature: string;
}

/** The parts of a text that looks like a token. Only the functions know whether we signed it. */
export function readReviewToken(text: string): ReviewToken | undefined {
  const [, clientId, entryId, until, signature] = tokenPattern.exec(text) ?? [];
  if (!clientId || !entryId || !until || !signature) return undefined;
  return { clientId, entryId, until: Number(until), signature };
}

/** The fields, with the messages that a client reads. */
export const review = z
  .object({
    words: multiLine({
      label: "Review",
      min: limits.messageMin,
      max: limits.notesMax,
      required: `Review must be at least ${limits.messageMin} characters`,
    }),
    mayQuote: z.boolean({ error: "mayQuote must be true or false" }).default(false),
    mayName: z.boolean({ error: "mayName must be true or false" }).default(false),
    /** How they want to be named, such as "Dana R., owner of a flower shop". */
    name: singleLine({ label: "Name", max: limits.nameMax }).default(""),
  })
  .refine(({ mayName, name }) => !mayName || name !== "", {
    path: ["name"],
    error: "Please write your name as it may appear, or uncheck the box below it",
  });

export type Review = z.output<typeof review>;

/**
 * What the browser sends to `review-send`. It needs no honeypot and no submission ID: only the link's holder can send
 * it, and once.
 */
export const reviewSubmission = review.safeExtend({
  token: z.string({ error: "token must be a text" }).max(400, { error: "token is too long" }),
});
