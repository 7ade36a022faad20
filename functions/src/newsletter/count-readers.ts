import { dayAfter } from "../contract/business-day.ts";
import { agencyCompanyId, collections, newsletterStatusPath } from "../contract/collections.ts";
import { isNewsletterSource, otherTowns, sourceDetails, townOf } from "../contract/form-source.ts";
import type { NewsletterStatus, WeekSource } from "../contract/newsletter-status.ts";
import type { SiteFacts } from "../contract/site-facts.ts";
import { mondayOf } from "../contract/site-metrics.ts";
import { type StoredSubscriber, storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { readSiteFacts } from "../read-site-facts.ts";
import { confirmedReaders } from "./confirmed-readers.ts";

/** A sign-up that isn't confirmed within 30 days is deleted, so earlier weeks would lack some. */
const weeksCounted = 4;
/** More sign-ups in that time are a flood, which must not cost more than this with every count. */
const signupsRead = 5000;

/** The first week that counts at the time `now`. */
const firstWeek = (now: Date) => dayAfter(mondayOf(now), -7 * (weeksCounted - 1));

type Signup = Pick<StoredSubscriber, "source" | "wants_newsletter" | "confirmed_at" | "created_at">;

/** Counts sign-ups by week and source. The latest week comes first, and in it the source with the most. */
export function byWeekAndSource(signups: readonly Signup[], now: Date): WeekSource[] {
  const first = firstWeek(now);
  const counts = new Map<string, WeekSource>();
  for (const { source, wants_newsletter, confirmed_at, created_at } of signups) {
    const week = mondayOf(new Date(created_at ?? now));
    if (week < first) continue;
    const previous = counts.get(`${week} ${source}`) ?? { week, source, signups: 0, confirmed: 0 };
    const confirmed = previous.confirmed + (wants_newsletter && confirmed_at !== null ? 1 : 0);
    counts.set(`${week} ${source}`, { ...previous, signups: previous.signups + 1, confirmed });
  }
  return [...counts.values()].sort(
    (one, other) =>
      other.week.localeCompare(one.week) ||
      other.signups - one.signups ||
      one.source.localeCompare(other.source),
  );
}

/** Keeps the names only of towns with a page, which the functions know, so that nobody can make rows at will. */
function withKnownTowns({ towns }: SiteFacts, signup: StoredSubscriber): StoredSubscriber {
  const { source } = signup;
  const isKnown =
    !isNewsletterSource(source) || !sourceDetails(source).quote || townOf(source, towns);
  return isKnown ? signup : { ...signup, source: otherTowns };
}

/** Counts readers and sign-ups for the agency's members. */
export async function countReaders(): Promise<void> {
  const counted = await confirmedReaders(database()).count().get();
  const now = counted.readTime.toDate();
  // The query starts a day early, because the week may begin in another time zone.
  const since = new Date(dayAfter(firstWeek(now), -1));
  const { docs } = await database()
    .collection(collections.subscribers)
    .where("created_at", ">=", since)
    .orderBy("created_at", "desc")
    .select("source", "wants_newsletter", "token_id", "confirmed_at", "created_at")
    .limit(signupsRead)
    .get();
  const facts = readSiteFacts();
  const recent = docs.map((document) =>
    withKnownTowns(facts, storedSubscriber.parse(document.data())),
  );
  // Somebody who only asked for a quote has none.
  const signups = recent.filter(({ token_id }) => token_id !== undefined);
  const status: NewsletterStatus = {
    confirmed: counted.data().count,
    weeks: byWeekAndSource(signups, now),
  };
  await database().doc(newsletterStatusPath(agencyCompanyId)).set(status);
}
