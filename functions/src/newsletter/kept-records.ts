import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { normalizeEmail } from "../contract/email-address.ts";
import type { KeptRecords } from "../contract/newsletter-choice.ts";
import { isNewsletterSource, sourceFacts } from "../contract/newsletter-signup.ts";
import { storedTime } from "../contract/stored-time.ts";
import { database } from "../database.ts";
import { deleteDocuments } from "../person/delete-documents.ts";
import { findPerson, type PersonsDocument } from "../person/find-person.ts";

/** What a form is called, for whoever sent it. */
function formWords(form: unknown): string {
  if (!isNewsletterSource(form)) return "Contact form";
  const { quote, town = "" } = sourceFacts(form);
  return quote ? `Request for a quote (${town})` : "Newsletter form";
}

function emailOf(subscriber: QueryDocumentSnapshot): string {
  return normalizeEmail(String(subscriber.get("email")));
}

function findAll(subscriber: QueryDocumentSnapshot): Promise<PersonsDocument[]> {
  return findPerson(database(), emailOf(subscriber), () => undefined);
}

/** What is kept about a subscriber's address, as far as whoever has a link of theirs may see it. */
export async function keptRecordsOf(subscriber: QueryDocumentSnapshot): Promise<KeptRecords> {
  const all = await findAll(subscriber);
  const goes = all.filter(({ deletion }) => deletion === "always");
  // Each form has left one such record, whatever else came of it.
  const forms = goes
    .filter(({ document }) => document.ref.parent.id === collections.submissions)
    .map(({ document }) => ({
      name: formWords(document.get("form")),
      at: storedTime.parse(document.get("created_at")),
    }));
  return {
    email: emailOf(subscriber),
    forms,
    goes: goes.length,
    stays: all.length - goes.length,
  };
}

/** Deletes what `npm run forget` deletes, but for an account: only members have one. The subscriber goes last. */
export async function forgetSubscriber(subscriber: QueryDocumentSnapshot): Promise<void> {
  const all = await findAll(subscriber);
  const gone = all.filter(({ deletion }) => deletion === "always");
  await deleteDocuments(
    database(),
    gone.map(({ document }) => document.ref),
  );
}
