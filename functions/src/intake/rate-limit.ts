import { randomInt } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { normalizeEmail } from "../contract/email-address.ts";
import { isNewsletterSource, sourceFacts } from "../contract/form-source.ts";
import { rateLimits } from "../contract/limits.ts";
import type { ClientAddress } from "./client-address.ts";
import { fingerprint } from "./fingerprint.ts";
import { intakeSettings } from "./intake-settings.ts";
import {
  type Counter,
  counter,
  enter,
  hourMs,
  isKnownFull,
  secondsUntilFree,
} from "./slot-counters.ts";

export interface RateLimitKeys {
  address: ClientAddress;
  email: string;
  /** `contact-form` or the newsletter source. */
  form: string;
  submissionId: string;
  /** Firebase App Check vouches that it comes from the site in a real browser. */
  appCheckVerified: boolean;
  /** The owner is to hear of it by email, and the visitor to get a receipt. */
  wantsMail: boolean;
  /** It may bring an email that asks to confirm the newsletter. */
  mayAsk: boolean;
}

const dayMs = 24 * hourMs;
/** The forms of a day are spread over this many counters, so that they do not queue up. */
const shards = 10;

/** The forms of all, in one of its shards that is not known to be full; chosen here, so that no caller can. */
function dayCounter(appCheckVerified: boolean, max: number, now: number): Counter {
  const limit = appCheckVerified ? "all with App Check" : "all";
  const candidates = Array.from({ length: shards }, (_, shard) =>
    counter(limit, String(shard), max / shards, now, dayMs),
  );
  const open = candidates.filter((candidate) => !isKnownFull(candidate, now));
  const chosen = open.length > 0 ? open : candidates;
  return chosen[randomInt(chosen.length)] ?? counter(limit, "0", max / shards, now, dayMs);
}

/** Limits per email count per form. All quote forms are one: their sources name any town that somebody makes up. */
const limitedForm = (form: string) =>
  isNewsletterSource(form) && sourceFacts(form).quote ? "quote" : form;

/** A form is refused when one of these is full. */
function limitsOn(keys: RateLimitKeys, now: number): Counter[] {
  const { visitor, callerAddress, isDirect } = keys.address;
  const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);
  const factor = keys.appCheckVerified ? rateLimits.appCheckFactor : 1;
  const person = `${limitedForm(keys.form)} ${normalizeEmail(keys.email)} ${visitor}`;
  return [
    counter("address", visitor, scaled(factor * rateLimits.perAddress), now),
    counter("caller", callerAddress, scaled(rateLimits.perCaller), now),
    counter("email", person, scaled(rateLimits.perEmail), now),
    ...(isDirect ? [counter("direct", "", scaled(rateLimits.direct), now)] : []),
    dayCounter(keys.appCheckVerified, scaled(rateLimits.perDay), now),
  ];
}

/** A form's slot in the counters of its keys. */
export interface Slot {
  /** Set when a limit is reached: the form must be refused. */
  retryAfterSeconds?: number;
  /** Set when the owner gets no email of its own for this form, but a summary then. */
  summaryAt?: Timestamp;
  /**
   * Set when the visitor may be asked to confirm the newsletter: now, or when it's `due` at the end of the hour. Then it
   * is as many as in the hour itself, so that a flood of forms is none of mails.
   */
  question?: { due?: Timestamp };
  /** Gives the slot back, when the form was refused or could not be stored. */
  release(): Promise<void>;
}

const refusal = (counters: Counter[], now: number): Slot => ({
  retryAfterSeconds: secondsUntilFree(counters, now),
  release: async () => undefined,
});

/** Reserves a form's slot in the counters of all limits on it (slot-counters.ts). */
export async function reserveSlot(keys: RateLimitKeys, now: number): Promise<Slot> {
  const limits = limitsOn(keys, now);
  const known = limits.filter((each) => isKnownFull(each, now));
  if (known.length > 0) return refusal(known, now);

  const token = fingerprint(keys.submissionId).slice(0, 12);
  const most = intakeSettings().MAILS_PER_HOUR;
  const mails = counter("mails", "", most, now);
  const questions = counter("questions", "", most, now);
  const spare = [...(keys.wantsMail ? [mails] : []), ...(keys.mayAsk ? [questions] : [])];
  const open = spare.filter((each) => !isKnownFull(each, now));
  const { refusing, isWritten, entered, release } = await enter([...limits, ...open], token, spare);
  // Another shard of the day may still be open.
  const isDayFull = refusing.some(({ limit }) => limit.startsWith("all"));
  if (isDayFull && !isWritten) return reserveSlot(keys, now);
  if (refusing.length > 0) return { ...refusal(refusing, now), release };
  const due = Timestamp.fromMillis(mails.windowEnd);
  const summary = keys.wantsMail && !entered.includes(mails) ? { summaryAt: due } : {};
  if (!keys.mayAsk) return { ...summary, release };
  if (entered.includes(questions)) return { ...summary, question: {}, release };
  const later = counter("later questions", "", most, now);
  const afterwards = isKnownFull(later, now) ? undefined : await enter([later], token);
  return {
    ...summary,
    ...(afterwards?.refusing.length === 0 && { question: { due } }),
    release: async () => {
      await Promise.all([release(), afterwards?.release()]);
    },
  };
}
