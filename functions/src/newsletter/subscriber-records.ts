import {
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { agencyCompanyId, collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { isNewsletterSource, sourceDetails } from "../contract/form-source.ts";
import { deletionLinkSeconds, mailRetry } from "../contract/limits.ts";
import type { SubscriberRecords } from "../contract/newsletter-choice.ts";
import { storedTime } from "../contract/stored-time.ts";
import { storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { fingerprint } from "../fingerprint.ts";
import { queueDeletion } from "../intake/visitor-mail.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";
import { deleteDocuments } from "../person/delete-documents.ts";
import { findPerson, type PersonsDocument } from "../person/find-person.ts";
import type { TokenHolder } from "./token-holder.ts";

/** A form's name for the person who sent it. */
function formWords(form: unknown): string {
  if (!isNewsletterSource(form)) return "Contact form";
  const { quote, town = "" } = sourceDetails(form);
  return quote ? `Request for a quote (${town})` : "Newsletter form";
}

function emailOf(subscriber: QueryDocumentSnapshot): string {
  return normalizeEmail(String(subscriber.get("email")));
}

const companiesPrefix = `${collections.companies}/`;
const agencyPrefix = `${companiesPrefix}${agencyCompanyId}/`;

/**
 * Finds everything about a subscriber's address, and what they may delete themselves: only what belongs to the agency.
 * Somebody with a forwarded newsletter must not reach into other companies' records.
 */
async function findAll(subscriber: QueryDocumentSnapshot) {
  const all = await findPerson(database(), emailOf(subscriber), () => undefined);
  const mayGo = ({ deletion, document: { ref } }: PersonsDocument) =>
    deletion === "always" &&
    (ref.path.startsWith(agencyPrefix) || !ref.path.startsWith(companiesPrefix));
  const goes = all.filter(mayGo);
  return { goes, stays: all.length - goes.length };
}

/** What is kept about a subscriber's address, as far as a holder of their link may see it. */
export async function subscriberRecordsOf(
  subscriber: QueryDocumentSnapshot,
): Promise<SubscriberRecords> {
  const { goes, stays } = await findAll(subscriber);
  // Each form has left one of these records, whatever else happened to it.
  const forms = goes
    .filter(({ document }) => document.ref.parent.id === collections.submissions)
    .map(({ document }) => ({
      name: formWords(document.get("form")),
      at: storedTime.parse(document.get("created_at")),
    }))
    .sort((one, other) => (one.at ?? "").localeCompare(other.at ?? ""));
  return {
    email: emailOf(subscriber),
    forms,
    goes: goes.length,
    stays,
  };
}

/**
 * Whether somebody asked too long ago for the link that deletes everything, by Firestore's clock. The link works for
 * its time even if its email goes out as late as possible.
 */
export function isLinkLate(subscriber: DocumentSnapshot): boolean {
  const asked = storedSubscriber.parse(subscriber.data() ?? {}).deletion_asked_at;
  const now = subscriber.readTime.toMillis();
  const works = mailRetry.deletionGiveUpAfterSeconds + deletionLinkSeconds;
  return asked === null || now - Date.parse(asked) > works * 1000;
}

/**
 * Sends the link that deletes everything to the address itself, because any of our emails may have been forwarded. It
 * sends at most one an hour. It answers "later" only if the earlier one was for another subscriber with the same
 * mailbox, or for one deleted since.
 */
export function askToForget({ ref }: QueryDocumentSnapshot): Promise<"mailed" | "later"> {
  return database().runTransaction(async (transaction) => {
    const current = await transaction.get(ref);
    const { email } = storedSubscriber.parse(current.data() ?? {});
    const send = await queueDeletion(transaction, { path: ref.path, email }, current.readTime);
    if (!send) return isLinkLate(current) ? "later" : "mailed";
    send();
    transaction.update(ref, { deletion_asked_at: FieldValue.serverTimestamp() });
    return "mailed";
  });
}

/** Tells the owner once for each subscriber, however often deleting starts. */
async function notifyOwner(tokenId: string, records: number, email: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const id = `forgotten-${fingerprint(tokenId).slice(0, 20)}`;
    const existing = await transaction.get(database().doc(`${collections.mail}/${id}`));
    if (existing.exists) return;
    const at = existing.readTime;
    queueMail(transaction, id, { kind: "forgotten", records, at, email }, at);
  });
}

/**
 * Deletes what `npm run person -- forget` deletes, except accounts and other companies' records. The subscriber goes
 * last, so that the link still works if this is interrupted. The owner is told first, because afterward nobody would
 * come back to do it.
 */
export async function forgetSubscriber({ subscriber, tokenId }: TokenHolder): Promise<void> {
  const { goes, stays } = await findAll(subscriber);
  await notifyOwner(tokenId, goes.length, emailOf(subscriber));
  await deleteDocuments(
    database(),
    goes.map(({ document }) => document.ref),
  );
  logger.info("somebody deleted everything about them", { records: goes.length, stays });
}
