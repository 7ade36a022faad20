import {
  type DocumentSnapshot,
  FieldValue,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { agencyCompanyId, collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import { isNewsletterSource, sourceFacts } from "../contract/form-source.ts";
import { deletionLinkSeconds } from "../contract/limits.ts";
import type { KeptRecords } from "../contract/newsletter-choice.ts";
import { storedTime } from "../contract/stored-time.ts";
import { storedSubscriber } from "../contract/subscriber.ts";
import { database } from "../database.ts";
import { fingerprint } from "../fingerprint.ts";
import { queueDeletion } from "../intake/visitor-mail.ts";
import { queueMail } from "../mail-queue/mail-queue.ts";
import { deleteDocuments } from "../person/delete-documents.ts";
import { findPerson, type PersonsDocument } from "../person/find-person.ts";
import type { TokenHolder } from "./token-holder.ts";

/** What a form is called, for whoever sent it. */
function formWords(form: unknown): string {
  if (!isNewsletterSource(form)) return "Contact form";
  const { quote, town = "" } = sourceFacts(form);
  return quote ? `Request for a quote (${town})` : "Newsletter form";
}

function emailOf(subscriber: QueryDocumentSnapshot): string {
  return normalizeEmail(String(subscriber.get("email")));
}

const companiesPrefix = `${collections.companies}/`;
const agencyPrefix = `${companiesPrefix}${agencyCompanyId}/`;

/**
 * Everything about a subscriber's address, and what of it they may delete themselves: only what is the agency's. Whoever
 * has a newsletter that was passed on must not reach into other companies' records.
 */
async function findAll(subscriber: QueryDocumentSnapshot) {
  const all = await findPerson(database(), emailOf(subscriber), () => undefined);
  const mayGo = ({ deletion, document: { ref } }: PersonsDocument) =>
    deletion === "always" &&
    (ref.path.startsWith(agencyPrefix) || !ref.path.startsWith(companiesPrefix));
  const goes = all.filter(mayGo);
  return { goes, stays: all.length - goes.length };
}

/** What is kept about a subscriber's address, as far as whoever has a link of theirs may see it. */
export async function keptRecordsOf(subscriber: QueryDocumentSnapshot): Promise<KeptRecords> {
  const { goes, stays } = await findAll(subscriber);
  // Each form has left one such record, whatever else came of it.
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

/** Whether the link that deletes everything was asked for too long ago, on Firestore's clock. */
export function isLinkLate(subscriber: DocumentSnapshot): boolean {
  const asked = storedSubscriber.parse(subscriber.data() ?? {}).deletion_asked_at;
  const now = subscriber.readTime.toMillis();
  return asked === null || now - Date.parse(asked) > deletionLinkSeconds * 1000;
}

/**
 * Sends the link that deletes everything to the address itself, because any email of ours may have been passed on. One in an
 * hour: that long, the earlier one works. Only where that was for another subscriber of the same mailbox, or for one who is
 * deleted since, there is none to wait for.
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

/** The owner is to hear of it. Once for each subscriber, however often deleting is begun. */
async function tellOwner(tokenId: string, records: number, email: string): Promise<void> {
  await database().runTransaction(async (transaction) => {
    const id = `forgotten-${fingerprint(tokenId).slice(0, 20)}`;
    const existing = await transaction.get(database().doc(`${collections.mail}/${id}`));
    if (existing.exists) return;
    const at = existing.readTime;
    queueMail(transaction, id, { kind: "forgotten", records, at, email }, at);
  });
}

/**
 * Deletes what `npm run person -- forget` deletes, but for accounts, and for other companies' records. The subscriber goes last: if
 * it breaks off, the link still works. The owner is told first, because afterwards nobody would come back to do it.
 */
export async function forgetSubscriber({ subscriber, tokenId }: TokenHolder): Promise<void> {
  const { goes, stays } = await findAll(subscriber);
  await tellOwner(tokenId, goes.length, emailOf(subscriber));
  await deleteDocuments(
    database(),
    goes.map(({ document }) => document.ref),
  );
  logger.info("somebody deleted everything about them", { records: goes.length, stays });
}
