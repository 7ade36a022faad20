import { onDocumentUpdated } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { triggerOptions } from "../trigger-options.ts";
import { renewClientName } from "./renew-client-name.ts";

/** Tasks keep a copy of their client's name. */
export const clientRenamed = onDocumentUpdated(
  {
    ...triggerOptions,
    document: `${collections.companies}/{companyId}/${collections.clients}/{clientId}`,
  },
  async ({ data, params }) => {
    if (data?.before.get("client_name") === data?.after.get("client_name")) return;
    await renewClientName(params);
  },
);
