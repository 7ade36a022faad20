import { onDocumentWritten } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { triggerOptions } from "../trigger-options.ts";
import { renewClientNameOf } from "./renew-client-name.ts";
import { renewDueSort } from "./renew-due-sort.ts";

/**
 * Older copies of the app, imports and the Firebase console don't write a task's place in the order of due dates, and a
 * task made offline may bring a name that its client no longer has.
 */
export const taskWritten = onDocumentWritten(
  {
    ...triggerOptions,
    document: `${collections.companies}/{companyId}/${collections.tasks}/{taskId}`,
  },
  async ({ data, params: { companyId, taskId } }) => {
    if (!data?.after.exists) return;
    await renewDueSort(data.after);
    const clientId: unknown = data.after.get("client.id");
    if (data.before.exists || typeof clientId !== "string") return;
    await renewClientNameOf({ companyId, clientId }, taskId);
  },
);
