import { onDocumentCreated } from "firebase-functions/firestore";
import { region } from "../contract/callables.ts";
import { collections } from "../contract/collections.ts";
import { mailSecrets } from "../params.ts";
import { attemptMail } from "./attempt-mail.ts";

/**
 * Sends a mail as soon as it is queued. Firestore may call this twice or, rarely, not at all: claims
 * make the first harmless, the sweeper the second. Retries are the sweeper's too, so that this
 * function never waits and is never called by its own writes.
 */
export const deliverMail = onDocumentCreated(
  {
    document: `${collections.mail}/{mailId}`,
    region,
    secrets: mailSecrets,
    maxInstances: 5,
    memory: "256MiB",
    timeoutSeconds: 90,
  },
  async (event) => {
    await attemptMail(event.params.mailId);
  },
);
