import type { Answer } from "../call.ts";
import type { UnsentForm } from "./outbox-store.ts";

const dayMs = 24 * 60 * 60 * 1000;
const firstPauseMs = 30_000;
export const longestPauseMs = 60 * 60 * 1000;
/** Pauses differ by up to this share, so that many devices don't come back in step. */
const jitter = 0.2;
/** The server asks nobody to wait longer than a day. */
const longestServerWaitMs = 25 * 60 * 60 * 1000;
/** Without a spread, all who were refused would come back when the server's hour is over. */
const spreadMs = 2 * 60 * 1000;

/** The visitor may no longer want to send a form that has waited longer. */
const askAfterMs = 30 * dayMs;
/** The device's other users could read a form that stays on it. */
const deleteAfterMs = 60 * dayMs;
/** No form is this old: the device's clock was wrong when it was stored. */
const impossibleAgeMs = 3 * 365 * dayMs;

export type Verdict =
  | { kind: "sent" }
  /** The form is done too: the address was already on the list. */
  | { kind: "already-subscribed" }
  /** The server will never accept the form as it is. */
  | { kind: "refused"; refusal: NonNullable<UnsentForm["refusal"]> }
  /** The server has other content under this submission ID, so the form needs another one. */
  | { kind: "renew" }
  | { kind: "later"; retryAt: number }
  /** The server takes no more forms until then. */
  | { kind: "crowded"; notBefore: number }
  | { kind: "unanswered" };

/** `random` is from 0 to 1. */
export function pauseMs(tries: number, random: number): number {
  const pause = Math.min(firstPauseMs * 2 ** tries, longestPauseMs / (1 + jitter));
  return Math.round(pause * (1 - jitter + 2 * jitter * random));
}

/** Only what the contract says about content is final. Anything else may be our fault, so the form is sent again. */
export function verdictOn(
  answer: Answer,
  form: Pick<UnsentForm, "tries">,
  now: number,
  random: number,
): Verdict {
  if (answer.kind === "accepted") return { kind: "sent" };
  if (answer.kind === "unanswered") return answer;
  const { status, details } = answer;
  if (details?.code === "EMAIL_EXISTS") return { kind: "already-subscribed" };
  if (details?.code === "SUBMISSION_ID_REUSED") return { kind: "renew" };
  if (status === "INVALID_ARGUMENT") return { kind: "refused", refusal: details ?? {} };
  if (details?.retryAfterSeconds !== undefined) {
    const waitMs = details.retryAfterSeconds * 1000 + Math.round(spreadMs * random);
    return { kind: "crowded", notBefore: now + Math.min(waitMs, longestServerWaitMs) };
  }
  return { kind: "later", retryAt: now + pauseMs(form.tries, random) };
}

type Times = Pick<UnsentForm, "retryAt" | "notBefore">;

function msUntil(time: number | undefined, now: number, longestMs: number): number {
  const ms = Math.max(0, (time ?? now) - now);
  const wasClockSetBack = ms > longestMs;
  return wasClockSetBack ? 0 : ms;
}

/** Obeys the server's limit, which holds for the visitor too. */
export function msUntilAllowed({ notBefore }: Pick<Times, "notBefore">, now: number): number {
  return msUntil(notBefore, now, longestServerWaitMs);
}

export function msUntilDue(form: Times, now: number): number {
  return Math.max(msUntil(form.retryAt, now, longestPauseMs), msUntilAllowed(form, now));
}

/** Tells whether the visitor has to say again that they want the form sent. */
export function needsAsking({ since }: Pick<UnsentForm, "since">, now: number): boolean {
  return now - since > askAfterMs;
}

export function isExpired({ since }: Pick<UnsentForm, "since">, now: number): boolean {
  const age = now - since;
  return age > deleteAfterMs && age < impossibleAgeMs;
}
