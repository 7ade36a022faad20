import { onDocumentDeleted } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { region } from "../contract/endpoints.ts";
import { triggerOptions } from "../trigger-options.ts";
import { deleteLogOf } from "./delete-log.ts";

/** Whoever deletes a lead, its log goes with it. */
export const leadDeleted = onDocumentDeleted(
  {
    ...triggerOptions,
    region,
    document: `${collections.companies}/{companyId}/${collections.leads}/{leadId}`,
  },
  ({ params: { companyId, leadId } }) => deleteLogOf(companyId, leadId),
);
