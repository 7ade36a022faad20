import { HttpsError, beforeUserCreated as onBeforeUserCreated } from "firebase-functions/identity";
import * as logger from "firebase-functions/logger";
import { region } from "../contract/callables.ts";
import { mayHaveAccount } from "./may-have-account.ts";

/** Auth gives up after 7 seconds, a cold start included. */
const answerWithin = 5000;

async function decide(email: string | undefined): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), answerWithin);
  });
  try {
    return await Promise.race([mayHaveAccount(email), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Refuses accounts for addresses that are not on the whitelist: the website's key is public, so anybody can ask
 * the Auth service for one. It also refuses where the whitelist cannot be read. Accounts made with the Admin SDK
 * (the team script) and anonymous ones, which the rules give nothing, do not come by here.
 */
export const beforeUserCreated = onBeforeUserCreated(
  { region, maxInstances: 3, memory: "256MiB", timeoutSeconds: 7 },
  async ({ data }) => {
    let allowed: boolean;
    try {
      allowed = await decide(data?.email);
    } catch {
      logger.error("The whitelist could not be read; an account was refused");
      throw new HttpsError(
        "unavailable",
        "Accounts cannot be made at the moment. Try again later.",
      );
    }
    if (allowed) return;
    logger.warn("An account was refused: its address is not on the whitelist");
    throw new HttpsError("permission-denied", "Accounts are made by invitation only.");
  },
);
