import type { Answer } from "../call.ts";
import type { UnsentForm } from "./outbox-store.ts";

/** First pause after the server has answered "not now"; each further one is twice as long (milliseconds). */
const firstPauseMs = 30_000;
export const longestPauseMs = 60 * 60 * 1000;
/** Pauses differ by up to this share, so that many devices do not come back in step. */
const jitter = 0.2;

/** A form that waits longer than this is not sent without asking: it may no longer be meant (milliseconds). */
const askAfterMs = 30 * 24 * 60 * 60 * 1000;

export type Verdict =
  | { kind: "sent" }
  /** Done as well: the address was on the list already. */
  | { kind: "known" }
  /** The server will never accept it as it is: the visitor has to look at it. */
  | { kind: "refused"; refusal: NonNullable<UnsentForm["refusal"]> }
  /** The server has other content under this submission id: this is another form and needs its own. */
  | { kind: "renew" }
  /** Not now. */
  | { kind: "later"; retryAt: number }
  /** Nobody answered: the next occasion will do. */
  | { kind: "unanswered" };

/** The pause after so many refusals, `random` from 0 to 1 (milliseconds). */
export function pauseMs(tries: number, random: number): number {
  const pause = Math.min(firstPauseMs * 2 ** tries, longestPauseMs / (1 + jitter));
  return Math.round(pause * (1 - jitter + 2 * jitter * random));
}

/**
 * What an answer means for a form that waits. Only what the contract says about content is final.
 * Anything else, such as an error page or a missing function, may be our fault and is tried again.
 */
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

/** Whether the server may be asked again. A time further off than any pause comes from a clock that was set back. */
export function isDue({ retryAt }: Pick<UnsentForm, "retryAt">, now: number): boolean {
  return retryAt === undefined || retryAt <= now || retryAt - now > longestPauseMs;
}

/** Whether the visitor has to say once more that the form is to be sent. */
export function needsAsking({ since }: Pick<UnsentForm, "since">, now: number): boolean {
  return now - since > askAfterMs;
}
