import type { Firestore } from "firebase-admin/firestore";
import { z } from "zod";
import { collections } from "#contract/collections";
import { storedTime } from "#contract/stored-time";
import { allDocuments } from "../../../functions/src/all-documents.ts";
import { plainText } from "../project/plain-text.ts";
import { textTable } from "../project/text-table.ts";

const text = z.string().catch("");
const content = z.object({
  email: text,
  name: text,
  firstName: text,
  lastName: text,
  message: text,
});

/** Tolerates anything that a machine filled in. */
const suspectedForm = z.object({
  form: text,
  content: content.catch(content.parse({})),
  created_at: storedTime,
});

const longestCell = 60;

function cell(words: string): string {
  const line = plainText(words).split("\n")[0] ?? "";
  return line.length > longestCell ? `${line.slice(0, longestCell - 1)}…` : line;
}

/** Lists the forms whose honeypot was filled, newest first. */
export async function listForms(store: Firestore): Promise<string> {
  const rows: string[][] = [];
  for await (const documents of allDocuments(store.collection(collections.suspectedForms))) {
    for (const document of documents) {
      const { form, content, created_at } = suspectedForm.parse(document.data());
      const { name, firstName, lastName, email, message } = content;
      const said = [form, name || `${firstName} ${lastName}`.trim(), email, message].map(cell);
      rows.push([created_at?.slice(0, 16).replace("T", " ") ?? "?", ...said, document.id]);
    }
  }
  if (rows.length === 0) return "There are no suspected forms.";
  rows.sort(([one = ""], [other = ""]) => other.localeCompare(one, "en"));
  return textTable(["when (UTC)", "form", "name", "e-mail", "message", "id"], rows);
}
