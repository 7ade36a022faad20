import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { collections, companyPath, whitelistPath } from "#contract/collections";
import { withDerivedFields } from "#contract/derived-fields";
import { normalizeEmail } from "#contract/email-address";
import { receiptId } from "#contract/queued-mail";
import { fingerprint } from "#functions/fingerprint.ts";
import { store } from "./admin.ts";

const created_at = Timestamp.fromDate(new Date("2026-03-15T12:34:56.789Z"));

/** Nobody from this company is on the whitelist. */
const leftCompany = "left-alone";

/** Returns documents about an address in every place, as the forms, the team and imports make them. */
export function documentsAbout(typed: string, name: string) {
  const [contact, quote, signup, suspected, client] = Array.from({ length: 5 }, () => randomUUID());
  const email = normalizeEmail(typed);
  const source = "web-design-page";
  const submission = { form: "contact-form", outcome: "RECEIVED", created_at };
  const delivery = { state: "SUCCESS", attempts: 1, startTime: created_at };
  const leads = companyPath("agency", "leads");
  const subscriber = `${collections.subscribers}/${fingerprint(email)}`;
  const message = { firstName: name, email: typed, message: "Two\nlines", created_at };
  const always = {
    [`${collections.contactMessages}/${contact}`]: message,
    [`${leads}/${contact}`]: {
      ...withDerivedFields("leads", { first_name: name, email: typed }),
      ...{ source: "contact-form", created_at },
    },
    [`${leads}/${contact}/log/called`]: { kind: "called", by: "team@agency.example", created_at },
    [`${leads}/${contact}/log/note`]: { kind: "note", text: name, by: email, created_at },
    [`${companyPath("agency", "tasks")}/${contact}`]: {
      ...{ title: `Send ${name} the quote`, lead_id: contact, created_at },
    },
    [`${collections.submissions}/${contact}`]: { ...submission, digest: fingerprint(contact) },
    [`${collections.mail}/${contact}`]: { kind: "lead", lead: `${leads}/${contact}`, delivery },
    [`${collections.mail}/${receiptId(`${contact}`)}`]: {
      ...{ kind: "receipt", lead: `${leads}/${contact}`, delivery },
    },
    [`${leads}/${quote}`]: { first_name: name, email: ` ${typed.toUpperCase()} `, created_at },
    [`${collections.submissions}/${quote}`]: { ...submission, digest: fingerprint(quote) },
    // This mail is from before mails stopped naming addresses, and its lead is gone.
    [`${collections.mail}/old-${quote}`]: { to: ["o@agency.example"], replyTo: typed, delivery },
    [`${companyPath(leftCompany, "leads")}/${quote}`]: { first_name: name, email, created_at },
    [subscriber]: { email: typed, source, created_at },
    [`${collections.mail}/signup-${signup}`]: {
      ...{ kind: "signup", subscriber, delivery },
    },
    [`${collections.submissions}/${signup}`]: {
      ...{ ...submission, form: source },
      digest: fingerprint(source, { email: typed, name: "", source }),
    },
    [`${collections.submissions}/${suspected}`]: { ...submission, digest: fingerprint(suspected) },
    [`${collections.suspectedForms}/${suspected}`]: {
      ...{ form: "contact-form", created_at },
      content: { firstName: name, lastName: "\u001b[2J", email: typed, message: "First\nSecond" },
    },
  };
  const clients = {
    [`${companyPath("agency", "tasks")}/${client}`]: {
      // This task is the client's, although it's about the lead as well.
      ...{ title: "Call", client: { id: client, client_name: name }, lead_id: contact, created_at },
    },
    [`${companyPath("agency", "clients")}/${client}`]: {
      ...{ client_name: name, email: typed, lead_id: contact, created_at },
    },
    [`${companyPath("agency", "clients")}/${client}/log/phone`]: {
      ...{ kind: "phone", value: "1", by: "team@agency.example", created_at },
    },
  };
  const row = { email, company_id: "agency", company_name: "Agency" };
  return { always, clients, access: { [whitelistPath(email)]: row } };
}

export async function write(documents: Record<string, object>): Promise<void> {
  const batch = store.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(store.doc(path), data);
  await batch.commit();
}

/** Returns the paths of those documents that still exist. */
export async function remaining(documents: Record<string, object>): Promise<string[]> {
  const found = await store.getAll(...Object.keys(documents).map((path) => store.doc(path)));
  return found.filter(({ exists }) => exists).map(({ ref }) => ref.path);
}
