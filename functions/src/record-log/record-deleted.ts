import { onDocumentDeleted } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { region } from "../contract/endpoints.ts";
import { triggerOptions } from "../trigger-options.ts";
import { deleteLogOf } from "./delete-log.ts";
import { loggedRecord } from "./logged-record.ts";

/** Whoever deletes a record, its log goes with it. */
export const recordDeleted = onDocumentDeleted(
  {
    ...triggerOptions,
    region,
    document: `${collections.companies}/{companyId}/{collection}/{id}`,
  },
  async ({ params: { companyId, ...place } }) => {
    const record = loggedRecord.safeParse(place).data;
    if (record) await deleteLogOf(companyId, record);
  },
);
