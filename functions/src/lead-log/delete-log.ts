import { companyPath, logPath } from "../contract/collections.ts";
import { database } from "../database.ts";

/** Well below Firestore's limits of size and time for a transaction. */
const pageSize = 200;

async function deletePage(companyId: string, leadId: string): Promise<boolean> {
  const lead = database().doc(`${companyPath(companyId, "leads")}/${leadId}`);
  const page = database().collection(logPath(companyId, leadId)).limit(pageSize);
  return database().runTransaction(async (transaction) => {
    const [{ exists }, { docs }] = await Promise.all([
      transaction.get(lead),
      transaction.get(page),
    ]);
    // Brought back meanwhile.
    if (exists) return true;
    for (const { ref } of docs) transaction.delete(ref);
    return docs.length < pageSize;
  });
}

/** Firestore keeps what lies below a deleted document. */
export async function deleteLogOf(companyId: string, leadId: string): Promise<void> {
  while (!(await deletePage(companyId, leadId)));
}
