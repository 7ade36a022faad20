import { onDocumentCreated } from "firebase-functions/firestore";
import { collections } from "../contract/collections.ts";
import { region } from "../contract/endpoints.ts";
import { triggerOptions } from "../trigger-options.ts";
import { renewClientNameOf } from "./renew-client-name.ts";

/** A task made without a network may bring a name its client no longer has. */
export const taskCreated = onDocumentCreated(
  {
    ...triggerOptions,
    region,
    document: `${collections.companies}/{companyId}/${collections.tasks}/{taskId}`,
  },
  async ({ data, params: { companyId, taskId } }) => {
    const clientId: unknown = data?.get("client.id");
    if (typeof clientId !== "string") return;
    await renewClientNameOf({ companyId, clientId }, taskId);
  },
);
