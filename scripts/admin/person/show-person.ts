import { type DocumentData, Timestamp } from "firebase-admin/firestore";
import { stringify } from "yaml";
import { plainText } from "../project/plain-text.ts";
import type { Person } from "./read-person.ts";

const notSearched = `Not searched: what was written about a person in texts (messages, notes, descriptions of tasks, who does
a task), what a colleague wrote about others, sent emails in your mailbox, exported files, and backups.`;

function block(title: string, fields: DocumentData): string {
  const readable = (_name: unknown, value: unknown) =>
    value instanceof Timestamp ? value.toDate().toISOString() : value;
  const lines = stringify(fields, readable, { lineWidth: 0 }).trimEnd();
  return `${title}\n${plainText(lines).replace(/^/gm, "  ")}\n`;
}

/** Fields that only help Firestore to find and sort a record (derived-fields.ts). */
const isDerived = (name: string) => name.endsWith("_key") || name === "due_sort";

/** Everything that is stored, word for word, under its path. */
export function personInFull({ email, documents, account }: Person): string {
  const blocks = documents.map(({ document }) => {
    const data = Object.entries(document.data() ?? {});
    const fields = Object.fromEntries(data.filter(([name]) => !isDerived(name)));
    return block(document.ref.path, fields);
  });
  if (account) {
    const { emailVerified: confirmed, disabled: closed, metadata } = account;
    const { creationTime: made, lastSignInTime: last_sign_in } = metadata;
    const fields = { email: account.email, confirmed, closed, made, last_sign_in };
    blocks.push(block("Account for the team area, in Firebase Authentication", fields));
  }
  const all = blocks.length > 0 ? blocks : [`Nothing is stored about ${email}.\n`];
  return [...all, notSearched].join("\n");
}
