import type { DocumentSnapshot, Firestore } from "firebase-admin/firestore";
import { collections } from "../contract/collections.ts";
import { pushKind, receiptId } from "../contract/queued-mail.ts";
import { fingerprint } from "../fingerprint.ts";

type CollectionName = (typeof collections)[keyof typeof collections];

/** When it's deleted, by `npm run person -- forget` or by the person themselves, who can't pass --clients. */
export type Deletion = "always" | "with --clients" | "never";

export interface DataLocation {
  /** The field with the person's address; without one, the document's ID is the address. */
  address?: string;
  /** Finds what names the address only by its hash, even if no document with the address exists any more. */
  byHash?: (store: Firestore, email: string) => Promise<DocumentSnapshot[]>;
  /** Finds what can only be found through a document of this location. */
  belonging?: (document: DocumentSnapshot) => Promise<DocumentSnapshot[]>;
  deletion: Deletion;
}

/** A form's ID is the ID of all it left behind. */
function ofSameForm({ id, ref: { firestore } }: DocumentSnapshot) {
  return firestore.getAll(
    firestore.doc(`${collections.mail}/${receiptId(id)}`),
    firestore.doc(`${collections.submissions}/${id}`),
    firestore.doc(`${collections.mail}/${id}`),
  );
}

/** Finds an older record by what the form said, because a newsletter form left no other document with its ID. */
async function formOfSubscriber(subscriber: DocumentSnapshot) {
  const { email, name = "", source } = subscriber.data() ?? {};
  const { docs } = await subscriber.ref.firestore
    .collection(collections.submissions)
    .where("digest", "==", fingerprint(source, { email, name, source }))
    .get();
  return docs;
}

/** A subscriber's emails, and the records of their forms. */
async function ofSubscriber(store: Firestore, email: string) {
  const path = `${collections.subscribers}/${fingerprint(email)}`;
  const named = [collections.mail, collections.submissions].map((name) =>
    store.collection(name).where("subscriber", "==", path).get(),
  );
  return (await Promise.all(named)).flatMap(({ docs }) => docs);
}

async function logOf({ ref }: DocumentSnapshot) {
  return (await ref.collection(collections.log).get()).docs;
}

/** The tasks of a company that name a record, each with its log. */
async function tasksNaming({ id, ref }: DocumentSnapshot, field: string) {
  const tasks = ref.parent.parent?.collection(collections.tasks).where(field, "==", id);
  const found = (await tasks?.get())?.docs ?? [];
  return Promise.all(found.map(async (task) => ({ task, log: await logOf(task) })));
}

async function belowClient(client: DocumentSnapshot) {
  const [own, tasks] = await Promise.all([logOf(client), tasksNaming(client, "client.id")]);
  return [...own, ...tasks.flatMap(({ task, log }) => [task, ...log])];
}

/** Finds what only the lead leads to. A task that also has a client belongs to the client. */
async function belowLead(lead: DocumentSnapshot) {
  const [own, tasks] = await Promise.all([logOf(lead), tasksNaming(lead, "lead_id")]);
  const onlyIts = tasks.filter(({ task }) => task.get("client") === undefined);
  return [...own, ...onlyIts.flatMap(({ task, log }) => [task, ...log])];
}

/** The bookings that replaced the one that made a lead. */
async function movedBookings({ id, ref }: DocumentSnapshot) {
  const records = ref.firestore.collection(collections.submissions).where("lead", "==", id);
  return (await records.get()).docs;
}

/** The notices about it to the owner's devices, including reminders. */
async function noticesOf({ ref }: DocumentSnapshot) {
  const mails = ref.firestore.collection(collections.mail).where("lead", "==", ref.path);
  return (await mails.where("kind", "==", pushKind).get()).docs;
}

async function ofLead(lead: DocumentSnapshot) {
  const found = [ofSameForm(lead), noticesOf(lead), movedBookings(lead), belowLead(lead)];
  return (await Promise.all(found)).flat();
}

/**
 * Where a person's data is, and how an address leads there; or why nobody looks there. A collection that is missing
 * here is a type error.
 */
export const dataLocations: Record<CollectionName, DataLocation | string> = {
  [collections.leads]: { address: "email", belonging: ofLead, deletion: "always" },
  [collections.contactMessages]: { address: "email", belonging: ofSameForm, deletion: "always" },
  [collections.suspectedForms]: {
    address: "content.email",
    belonging: ofSameForm,
    deletion: "always",
  },
  // Only older mails have an address; the others belong to a lead.
  [collections.mail]: { address: "replyTo", deletion: "always" },
  [collections.clients]: {
    address: "email",
    belonging: belowClient,
    deletion: "with --clients",
  },
  [collections.whitelist]: { deletion: "never" },
  // This comes last, because the person's own link to all this is deleted with it.
  [collections.subscribers]: {
    address: "email",
    byHash: ofSubscriber,
    belonging: formOfSubscriber,
    deletion: "always",
  },
  [collections.devices]: "they are a member's, and go with their access",
  [collections.submissions]: "they belong to what the form left behind",
  [collections.log]: "it belongs to a lead, a client or a task",
  [collections.issues]: "everybody gets the same words",
  [collections.tasks]: "they belong to a client or a lead",
  [collections.companies]: "it has no documents of its own",
  [collections.status]: "it says only whether email goes out",
  [collections.siteNumbers]: "they count, and name nobody",
  [collections.rateLimits]:
    "its keys are keyed hashes, and it keeps strangers from having somebody mailed again",
};
