import { HttpsError, beforeUserCreated as onBeforeUserCreated } from "firebase-functions/identity";
import * as logger from "firebase-functions/logger";

/**
 * Refuses every account that somebody requests with the website's public key, whether or not the address is on the
 * whitelist: a different answer would tell a stranger who is on it. Members get their accounts from the team script,
 * whose Admin SDK doesn't trigger this function.
 */
export const beforeUserCreated = onBeforeUserCreated({ maxInstances: 3, timeoutSeconds: 7 }, () => {
  logger.warn("An account was refused: members get theirs from the team script");
  throw new HttpsError("permission-denied", "Accounts are made by invitation only.");
});
