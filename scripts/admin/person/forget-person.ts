import type { DocumentReference } from "firebase-admin/firestore";
import { collections } from "#contract/collections";
import { deleteDocuments } from "../../../functions/src/person/delete-documents.ts";
import type { OpenProject } from "../project/open-project.ts";
import { textTable } from "../project/text-table.ts";
import type { Person } from "./read-person.ts";

interface Forgetting {
  documents: DocumentReference[];
  /** The account of somebody who has no access any more. */
  account: string | undefined;
  /** The number of each kind to delete and to keep, and the reasons for keeping. */
  summary: string;
}

function countTable(entries: { kind: string; goes: boolean }[]): string {
  const counts = new Map<string, { goes: number; stays: number }>();
  for (const { kind, goes } of entries) {
    const count = counts.get(kind) ?? { goes: 0, stays: 0 };
    count[goes ? "goes" : "stays"] += 1;
    counts.set(kind, count);
  }
  if (counts.size === 0) return "Nothing is stored.";
  const rows = [...counts].map(([kind, { goes, stays }]) => [kind, `${goes}`, `${stays}`]);
  return textTable(["what", "to delete", "to keep"], rows);
}

/** Plans what to delete and what to keep when a person is forgotten. */
export function planForgetting(person: Person, withClients: boolean): Forgetting {
  const { email, account } = person;
  const deletions = withClients ? ["always", "with --clients"] : ["always"];
  const documents = person.documents.map(({ document, deletion }) => {
    return { ref: document.ref, kind: document.ref.parent.id, goes: deletions.includes(deletion) };
  });
  const isMember = documents.some(({ kind }) => kind === collections.whitelist);
  const keepsClient = documents.some(({ kind, goes }) => kind === collections.clients && !goes);
  return {
    documents: documents.filter(({ goes }) => goes).map(({ ref }) => ref),
    account: isMember ? undefined : account?.uid,
    summary: [
      countTable([...documents, ...(account ? [{ kind: "account", goes: !isMember }] : [])]),
      ...(keepsClient
        ? ["Clients and their tasks are your records: --clients deletes them, too."]
        : []),
      ...(isMember
        ? [`${email} may use the team area; first take that away: npm run team -- remove ${email}`]
        : []),
    ].join("\n\n"),
  };
}

/** Deletes the documents first: after a break, an account without documents is still found. */
export async function forget(
  { store, auth }: OpenProject,
  { documents, account }: Forgetting,
  note: (text: string) => void,
): Promise<void> {
  await deleteDocuments(store, documents, note);
  if (account) await auth.deleteUser(account);
}
