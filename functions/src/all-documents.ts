import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/** The id. As a text: scripts and functions have an SDK each, which doesn't take the other's objects. */
const documentId = "__name__";

/** Everything a query finds, some at a time; also documents without a time. */
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
