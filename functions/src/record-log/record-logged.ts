import { onDocumentCreated } from "firebase-functions/firestore";
import { collections, companyPath } from "../contract/collections.ts";
import { newsletterSecrets } from "../params.ts";
import { queuePushesOf } from "../push/queue-pushes.ts";
import { triggerOptions } from "../trigger-options.ts";
import { loggedRecord } from "./logged-record.ts";
import { renewProgress } from "./renew-progress.ts";

/** Updates records with what lists need to know about their logs. */
export const recordLogged = onDocumentCreated(
  {
    ...triggerOptions,
    secrets: newsletterSecrets,
    document: `${collections.companies}/{companyId}/{collection}/{id}/${collections.log}/{entryId}`,
  },
  async ({ data, params: { companyId, ...recordParams } }) => {
    const record = loggedRecord.safeParse(recordParams).data;
    if (!record) return;
    await renewProgress(companyId, record);
    if (!data || record.collection !== collections.leads) return;
    await queuePushesOf(`${companyPath(companyId, record.collection)}/${record.id}`, data);
  },
);
