import { createHash } from "node:crypto";
import { documentId } from "#contract/document-id";
import type { RowCells } from "./row-cells.ts";

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 40);
}

/** What makes a row the same row; the order of columns does not. */
export function rowDigest(cells: RowCells): string {
  return digest(JSON.stringify([...cells].sort(([one], [other]) => (one < other ? -1 : 1))));
}

/** The document for an id of the former table: always the same one, so that nothing comes twice. */
export function documentIdOf(formerId: string): string {
  return documentId.safeParse(formerId).success ? formerId : `id-${digest(formerId)}`;
}

/** The document of a row. One without an id is known by everything it says. */
export function rowDocumentId(cells: RowCells): string {
  const formerId = cells.get("id");
  return formerId === undefined ? `row-${rowDigest(cells)}` : documentIdOf(formerId);
}
