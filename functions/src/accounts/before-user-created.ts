import { HttpsError, beforeUserCreated as onBeforeUserCreated } from "firebase-functions/identity";
import * as logger from "firebase-functions/logger";
import { region } from "../contract/endpoints.ts";

/**
 * Refuses every account that is asked for with the website's public key, on the whitelist or not: the answer would tell
 * a stranger who is. Members get theirs from the team script, whose Admin SDK does not come by here.
 */
export const beforeUserCreated = onBeforeUserCreated(
  { region, maxInstances: 3, memory: "256MiB", timeoutSeconds: 7 },
  () => {
    logger.warn("An account was refused: members get theirs from the team script");
    throw new HttpsError("permission-denied", "Accounts are made by invitation only.");
  },
);
