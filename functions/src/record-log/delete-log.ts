import { companyPath, type LoggedRecord, logPath } from "../contract/collections.ts";
import { database } from "../database.ts";

/** Well below Firestore's limits of size and time for a transaction. */
const pageSize = 200;

async function deletePage(companyId: string, record: LoggedRecord): Promise<boolean> {
  const ref = database().doc(`${companyPath(companyId, record.collection)}/${record.id}`);
  const page = database()
    .collection(logPath(companyId, record.collection, record.id))
    .limit(pageSize);
  return database().runTransaction(async (transaction) => {
    const [{ exists }, { docs }] = await Promise.all([transaction.get(ref), transaction.get(page)]);
    // The record has been restored.
    if (exists) return true;
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length < pageSize;
  });
}

/** Deletes a record's log, because Firestore keeps what is below a deleted document. */
export async function deleteLogOf(companyId: string, record: LoggedRecord): Promise<void> {
  while (!(await deletePage(companyId, record)));
}
