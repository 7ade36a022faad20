import { onDocumentCreated } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { region } from "../contract/endpoints.ts";
import { triggerOptions } from "../trigger-options.ts";
import { renewProgress } from "./renew-progress.ts";

/** Leads keep what lists need to know of their log. */
export const leadLogged = onDocumentCreated(
  {
    ...triggerOptions,
    region,
    document: `${collections.companies}/{companyId}/${collections.leads}/{leadId}/${collections.log}/{entryId}`,
  },
  ({ params: { companyId, leadId } }) => renewProgress(companyId, leadId),
);
