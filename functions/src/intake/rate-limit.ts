import { randomInt } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { normalizeEmail } from "../contract/email-address.ts";
import { isNewsletterSource, sourceDetails } from "../contract/form-source.ts";
import { lateShares, rateLimits } from "../contract/limits.ts";
import { fingerprint } from "../fingerprint.ts";
import { intakeSettings } from "../intake-settings.ts";
import { type Budget, type BudgetSlot, enterBudget, sharesOf } from "./budget.ts";
import type { ClientAddress } from "./client-address.ts";
import {
  type Counter,
  counter,
  enter,
  hourMs,
  isCachedFull,
  secondsUntilFree,
  windowEndAfter,
} from "./slot-counters.ts";

/** What the limits need to know about a form. */
export interface LimitedForm {
  address: ClientAddress;
  email: string;
  /** `contact-form` or the newsletter source. */
  form: string;
  submissionId: string;
  /** The form came with a valid App Check token (`request.app`): it comes from the site in a real browser. */
  appCheckVerified: boolean;
  /** The form may cause an email that asks to confirm the newsletter. */
  allowsConfirmation: boolean;
  /** The form was signed by a service of ours, so it counts only toward the mails that go out at once. */
  isSigned?: boolean;
}

interface RateLimitKeys extends LimitedForm {
  /** The owner should get an email about the form, and the visitor a receipt. */
  wantsMail: boolean;
}

const dayMs = 24 * hourMs;
/** The forms of a day are spread over this many counters, so that they do not queue up. */
const shards = 10;

const scaled = (max: number) => Math.ceil(max * intakeSettings().RATE_LIMIT_SCALE);

/** The counters for everybody's forms, in shards. Their order is chosen here, so that no caller can choose it. */
function dayCounters(budget: Budget, { address }: RateLimitKeys, now: number) {
  const first = randomInt(shards);
  const common = Array.from({ length: shards }, (_, index) =>
    counter(budget.name, String((first + index) % shards), budget.max / shards, now, dayMs),
  );
  return { own: sharesOf(budget, address, now), common };
}

/** Limits per email are counted per form. All quote forms count as one, because a source can name any made-up town. */
const limitedForm = (form: string) =>
  isNewsletterSource(form) && sourceDetails(form).quote ? "quote" : form;

/** A form is refused when one of these is full. */
function limitsOn(keys: RateLimitKeys, now: number): Counter[] {
  const { visitor, callerAddress, isDirect } = keys.address;
  const factor = keys.appCheckVerified ? rateLimits.appCheckFactor : 1;
  const person = `${limitedForm(keys.form)} ${normalizeEmail(keys.email)} ${visitor}`;
  return [
    counter("address", visitor, scaled(factor * rateLimits.perAddress), now),
    counter("caller", callerAddress, scaled(rateLimits.perCaller), now),
    counter("email", person, scaled(rateLimits.perEmail), now),
    ...(isDirect ? [counter("direct", "", scaled(rateLimits.direct), now)] : []),
  ];
}

/** A form's slot in the counters of its keys. */
export interface Slot {
  /** Set when a limit is reached: the form must be refused. */
  retryAfterSeconds?: number;
  /** Set when the owner gets no separate email for this form, but a summary at this time. */
  summaryAt?: Timestamp;
  /** Set when the visitor may be asked to confirm the newsletter: now, or in the next hour that has room (`due`). */
  question?: { due?: Timestamp };
  /** Gives the slot back, when the form was refused or could not be stored. */
  release(): Promise<unknown>;
}

const fullSlot = (
  counters: readonly Pick<Counter, "windowEnd">[],
  now: number,
  release: Slot["release"],
): Slot => ({
  retryAfterSeconds: secondsUntilFree(counters, now),
  release,
});

/**
 * Takes a slot among the day's forms. When they are used up, leads from visitors who are new that day are still
 * accepted, because it isn't their fault, but not from senders who have used up their own share.
 */
async function enterDay(keys: RateLimitKeys, token: string, now: number) {
  const name = keys.appCheckVerified ? "all with App Check" : "all";
  const budget = { name, max: scaled(rateLimits.perDay), windowMs: dayMs };
  const slot = await enterBudget(dayCounters(budget, keys, now), token, now);
  if (slot !== "all" || !keys.wantsMail) return slot;
  const late = { ...budget, name: `${name}, late`, shares: lateShares };
  return enterBudget(dayCounters(late, keys, now), token, now);
}

/** Takes a slot among the mails to the owner that go out at once. */
function enterMails({ address }: RateLimitKeys, token: string, now: number) {
  const budget = { name: "mails", max: intakeSettings().MAILS_PER_HOUR };
  const common = [counter(budget.name, "", budget.max, now)];
  return enterBudget({ own: sharesOf(budget, address, now), common }, token, now);
}

/**
 * Takes a slot among the mails that ask to confirm the newsletter, in the first hour that has room. If a sender has
 * used up their share of this hour, the browser retries a newsletter form by itself. A quote is accepted now, so its
 * question waits instead.
 */
async function enterQuestions(
  { address, wantsMail }: RateLimitKeys,
  token: string,
  now: number,
): Promise<BudgetSlot | string> {
  const budget = { name: "questions", max: intakeSettings().MAILS_PER_HOUR };
  const hours = Array.from(
    { length: rateLimits.hoursAhead + 1 },
    (_, ahead) => now + ahead * hourMs,
  );
  const common = hours.map((hour) => counter(budget.name, "", budget.max, hour));
  for (const [ahead, hour] of hours.entries()) {
    const own = sharesOf(budget, address, hour);
    const slot = await enterBudget({ own, common: common.slice(ahead) }, token, now);
    if (slot !== "own share" || !wantsMail) return slot;
  }
  return "own share";
}

const isSlot = (each: BudgetSlot | string | undefined): each is BudgetSlot =>
  typeof each === "object";

/** Reserves a form's slot in the counters of all its limits (slot-counters.ts), and in the shared budgets. */
export async function reserveSlot(keys: RateLimitKeys, now: number): Promise<Slot> {
  const limits = keys.isSigned ? [] : limitsOn(keys, now);
  const cachedFull = limits.filter((each) => isCachedFull(each, now));
  if (cachedFull.length > 0) return fullSlot(cachedFull, now, async () => undefined);

  const token = fingerprint(keys.submissionId).slice(0, 12);
  const own = await enter(limits, token, now);
  if (own.fullCounters.length > 0) return fullSlot(own.fullCounters, now, own.release);
  const [day, mails, questions] = await Promise.all([
    keys.isSigned ? undefined : enterDay(keys, token, now),
    keys.wantsMail ? enterMails(keys, token, now) : undefined,
    keys.allowsConfirmation ? enterQuestions(keys, token, now) : undefined,
  ]);
  const held = [own, ...[day, mails, questions].filter(isSlot)];
  const release = () => Promise.all(held.map((each) => each.release()));
  if (typeof day === "string")
    return fullSlot([{ windowEnd: windowEndAfter(now, dayMs) }], now, release);
  const hourEnd = windowEndAfter(now);
  // Without the mail that asks, a newsletter form would do nothing. The browser retries it by itself.
  if (!keys.wantsMail && keys.allowsConfirmation && !isSlot(questions)) {
    return fullSlot([{ windowEnd: hourEnd }], now, release);
  }
  const asksAt = isSlot(questions) ? questions.taken.windowEnd - hourMs : undefined;
  return {
    ...(keys.wantsMail && !isSlot(mails) && { summaryAt: Timestamp.fromMillis(hourEnd) }),
    ...(asksAt !== undefined && {
      question: asksAt < hourEnd ? {} : { due: Timestamp.fromMillis(asksAt) },
    }),
    release,
  };
}
