import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/**
 * The field path of the id, as a string: scripts and functions each have their own SDK, and neither takes the other's
 * objects.
 */
const documentId = "__name__";

/** Yields everything that a query finds, page by page, including documents without a time. */
export async function* allDocuments(
  query: Query,
  atOnce = 500,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.orderBy(documentId).limit(atOnce);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length === atOnce ? docs.at(-1) : undefined;
  } while (last);
}
