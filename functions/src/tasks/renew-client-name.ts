import { FieldPath, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import * as logger from "firebase-functions/logger";
import { newClient } from "../contract/client.ts";
import { companyPath } from "../contract/collections.ts";
import { database } from "../database.ts";

/** Well below Firestore's limits of size and time for a transaction. */
const pageSize = 200;

interface ClientReference {
  companyId: string;
  clientId: string;
}

/** Reads the name again in the transaction: events may come twice or in any order, and the last name wins. */
async function renewPage(
  { companyId, clientId }: ClientReference,
  pageOf: (linked: Query) => Query,
) {
  const store = database();
  const client = store.doc(`${companyPath(companyId, "clients")}/${clientId}`);
  const tasks = store.collection(companyPath(companyId, "tasks"));
  return store.runTransaction(async (transaction): Promise<QueryDocumentSnapshot | undefined> => {
    const stored = (await transaction.get(client)).get("client_name");
    const name = newClient.shape.client_name.safeParse(stored);
    if (!name.success) {
      logger.warn("A client has no usable name; its tasks keep theirs", { companyId, clientId });
      return undefined;
    }
    const linked = tasks.where("client.id", "==", clientId).select("client.client_name");
    const { docs } = await transaction.get(pageOf(linked));
    for (const task of docs) {
      if (task.get("client.client_name") === name.data) continue;
      transaction.update(task.ref, { "client.client_name": name.data });
    }
    return docs.length === pageSize ? docs.at(-1) : undefined;
  });
}

export async function renewClientName(client: ClientReference): Promise<void> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    last = await renewPage(client, (linked) => {
      const page = linked.orderBy(FieldPath.documentId()).limit(pageSize);
      return last ? page.startAfter(last) : page;
    });
  } while (last);
}

/** Updates one task, because the name may have changed while the task was on its way. */
export async function renewClientNameOf(client: ClientReference, taskId: string): Promise<void> {
  await renewPage(client, (linked) => linked.where(FieldPath.documentId(), "==", taskId));
}
