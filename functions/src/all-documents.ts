import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";

/** Everything a query finds, some at a time; also documents without a time. */
export async function* allDocuments(
  query: Query,
  atOnce = 500,
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const page = query.orderBy(FieldPath.documentId()).limit(atOnce);
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? page.startAfter(last) : page).get();
    yield docs;
    last = docs.length === atOnce ? docs.at(-1) : undefined;
  } while (last);
}
