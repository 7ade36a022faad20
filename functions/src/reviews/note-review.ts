import { isDeepStrictEqual } from "node:util";
import { type DocumentReference, FieldValue } from "firebase-admin/firestore";
import { agencyCompanyId, logPath } from "../contract/collections.ts";
import { functionAuthors } from "../contract/record-log.ts";
import type { Review, ReviewToken } from "../contract/review.ts";
import { withoutAbsent } from "../contract/typed-fields.ts";
import { database } from "../database.ts";
import { fingerprint } from "../fingerprint.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";

function entryOf({ words, mayQuote, mayName, name }: Review) {
  return withoutAbsent({
    kind: mayQuote ? "quotable" : "reviewed",
    text: words,
    value: mayQuote && mayName ? name : undefined,
    by: functionAuthors.review,
  });
}

/** Each request gets one review: its entry has an ID that follows from the request's. */
function reviewRef({ clientId, entryId }: ReviewToken): DocumentReference {
  const log = database().collection(logPath(agencyCompanyId, "clients", clientId));
  return log.doc(`review-${fingerprint(entryId).slice(0, 32)}`);
}

/**
 * Notes a client's review in the log and tells the owner, once.
 * @returns whether the log has this review now: it doesn't if the request is gone, or was answered with other words.
 */
export function noteReview(token: ReviewToken, review: Review): Promise<boolean> {
  const ref = reviewRef(token);
  const entry = entryOf(review);
  return database().runTransaction(async (transaction) => {
    const [asked, noted] = await transaction.getAll(ref.parent.doc(token.entryId), ref);
    if (noted?.exists) {
      const { created_at: _when, ...earlier } = noted.data() ?? {};
      return isDeepStrictEqual(earlier, entry);
    }
    if (asked?.get("kind") !== "review") return false;
    transaction.create(ref, { ...entry, created_at: FieldValue.serverTimestamp() });
    queueMail(transaction, ref.id, { kind: "review", entry: ref.path }, asked.readTime);
    return true;
  });
}
