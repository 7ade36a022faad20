import type { Answer } from "../call.ts";
import type { UnsentForm } from "./outbox-store.ts";

const firstPauseMs = 30_000;
export const longestPauseMs = 60 * 60 * 1000;
/** Pauses differ by up to this share, so that many devices do not come back in step. */
const jitter = 0.2;

/** A form that waits longer may no longer be meant. */
const askAfterMs = 30 * 24 * 60 * 60 * 1000;

export type Verdict =
  | { kind: "sent" }
  /** Done as well: the address was on the list already. */
  | { kind: "known" }
  /** The server will never accept it as it is. */
  | { kind: "refused"; refusal: NonNullable<UnsentForm["refusal"]> }
  /** The server has other content under this submission id, so the form needs another one. */
  | { kind: "renew" }
  | { kind: "later"; retryAt: number }
  | { kind: "unanswered" };

/** `random`: from 0 to 1. */
export function pauseMs(tries: number, random: number): number {
  const pause = Math.min(firstPauseMs * 2 ** tries, longestPauseMs / (1 + jitter));
  return Math.round(pause * (1 - jitter + 2 * jitter * random));
}

/** Only what the contract says about content is final. An error page, for one, may be our fault: try again. */
export function verdictOn(
  answer: Answer,
  form: Pick<UnsentForm, "tries">,
  now: number,
  random: number,
): Verdict {
  if (answer.kind === "accepted") return { kind: "sent" };
  if (answer.kind === "unanswered") return answer;
  const { status, details } = answer;
  if (details?.code === "EMAIL_EXISTS") return { kind: "known" };
  if (details?.code === "SUBMISSION_ID_REUSED") return { kind: "renew" };
  if (status === "INVALID_ARGUMENT") return { kind: "refused", refusal: details ?? {} };
  const serverPauseMs = (details?.retryAfterSeconds ?? 0) * 1000;
  const pause = Math.max(pauseMs(form.tries, random), Math.min(serverPauseMs, longestPauseMs));
  return { kind: "later", retryAt: now + pause };
}

export function isDue({ retryAt }: Pick<UnsentForm, "retryAt">, now: number): boolean {
  const wasClockSetBack = retryAt !== undefined && retryAt - now > longestPauseMs;
  return retryAt === undefined || retryAt <= now || wasClockSetBack;
}

/** Whether the visitor has to say again that the form is to be sent. */
export function needsAsking({ since }: Pick<UnsentForm, "since">, now: number): boolean {
  return now - since > askAfterMs;
}
