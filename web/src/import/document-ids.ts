import { documentId } from "#contract/document-id";

async function digest(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("").slice(0, 40);
}

/** Returns the document for an ID of the former table: always the same one, so that nothing is imported twice. */
export async function documentIdOf(formerId: string): Promise<string> {
  return documentId.safeParse(formerId).success ? formerId : `id-${await digest(formerId)}`;
}

/** Returns the document of a row without an ID, from what identifies the record, so that nothing is imported twice. */
export async function rowDocumentId(key: string): Promise<string> {
  return `row-${await digest(key)}`;
}
