import { Timestamp } from "firebase-admin/firestore";

const dayMs = 24 * 3600 * 1000;

/** When Firestore's TTL policy may delete something that is kept for this many days (docs/operations/retention.md). */
export function daysFrom(now: number, days: number): Timestamp {
  return Timestamp.fromMillis(now + days * dayMs);
}
