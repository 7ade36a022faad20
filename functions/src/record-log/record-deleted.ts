import { onDocumentDeleted } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { triggerOptions } from "../trigger-options.ts";
import { deleteLogOf } from "./delete-log.ts";
import { loggedRecord } from "./logged-record.ts";

/** Deletes a record's log with it, no matter who deletes the record. */
export const recordDeleted = onDocumentDeleted(
  {
    ...triggerOptions,
    document: `${collections.companies}/{companyId}/{collection}/{id}`,
  },
  async ({ params: { companyId, ...recordParams } }) => {
    const record = loggedRecord.safeParse(recordParams).data;
    if (record) await deleteLogOf(companyId, record);
  },
);
