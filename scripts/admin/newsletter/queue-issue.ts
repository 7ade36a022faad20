import {
  FieldPath,
  FieldValue,
  type Firestore,
  GrpcStatus,
  Timestamp,
} from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { counted } from "#contract/counted";
import { issueMailId, type NewsletterIssue } from "#contract/newsletter-issue";
import type { MailSubject } from "#contract/queued-mail";
import { storedSubscriber } from "#contract/subscriber";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { PlainFailure } from "../../plain-failure.ts";

/** How many emails go out in an hour by default. */
export const usualPerHour = 200;

const readers = (store: Firestore) =>
  store.collection(collections.subscribers).where("wants_newsletter", "==", true);

const isConfirmed = (data: unknown) => storedSubscriber.parse(data).confirmed_at !== null;

interface Sending {
  id: string;
  issue: NewsletterIssue;
  perHour: number;
  /** How many mails a batch holds. It also notes the progress, and Firestore takes at most 500 writes. */
  atOnce?: number;
}

/**
 * Queues one mail for each confirmed address, each due at its time. Each batch writes its mails and the progress
 * together, so a run after a break continues from there, and nobody gets two.
 */
export async function queueIssue(
  store: Firestore,
  { id, issue, perHour, atOnce = 400 }: Sending,
  note: (text: string) => void,
): Promise<number> {
  const issueRef = store.collection(collections.issues).doc(id);
  const stored = await issueRef.get();
  if (stored.get("queued_at") !== undefined) {
    throw new PlainFailure("This issue is queued already: nobody gets it twice.");
  }
  // A later run keeps the words of the first.
  if (!stored.exists)
    await issueRef.create({ ...issue, begun_at: FieldValue.serverTimestamp(), queued: 0 });
  const current = await issueRef.get();
  const { begun_at, last } = current.data() ?? {};
  let queued = Number(current.get("queued"));
  const pause = 3_600_000 / perHour;
  const now = current.readTime.toMillis();
  const startedAt = begun_at instanceof Timestamp ? begun_at.toMillis() : now;
  // After a long break, the rest must not all be due at once.
  const start = Math.max(startedAt, now - queued * pause);
  const dueAt = (index: number) => Timestamp.fromMillis(start + index * pause);

  const rest =
    typeof last === "string"
      ? readers(store).where(FieldPath.documentId(), ">", last)
      : readers(store);
  for await (const documents of allDocuments(rest, atOnce)) {
    const confirmed = documents.filter((document) => isConfirmed(document.data()));
    const batch = store.batch();
    for (const [index, { id: subscriberId, ref }] of confirmed.entries()) {
      const due = dueAt(queued + index);
      const subject: MailSubject = { kind: "issue", issue: issueRef.path, subscriber: ref.path };
      batch.create(store.collection(collections.mail).doc(issueMailId(id, subscriberId)), {
        ...subject,
        // This isn't PENDING, because any worker may send a pending mail at once.
        delivery: { state: "RETRY", attempts: 0, startTime: due, nextAttemptAt: due },
      });
    }
    queued += confirmed.length;
    batch.update(issueRef, { queued, ...(documents.length > 0 && { last: documents.at(-1)?.id }) });
    await commit(batch);
    note(counted(queued, "address", "addresses"));
  }
  await issueRef.update({ queued_at: FieldValue.serverTimestamp() });
  return queued;
}

async function commit(batch: FirebaseFirestore.WriteBatch): Promise<void> {
  try {
    await batch.commit();
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== GrpcStatus.ALREADY_EXISTS) throw error;
    throw new PlainFailure(
      "Somebody else is sending this issue at the same time. Let them finish.",
    );
  }
}
