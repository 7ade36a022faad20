import { onRequest, type Request } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import { allowedChoices, tokenPattern } from "../contract/newsletter-choice.ts";
import { newsletterPath, tokenParameter } from "../contract/newsletter-links.ts";
import { codeOf } from "../database.ts";
import { newsletterSecrets } from "../params.ts";
import { changeSubscription } from "./subscription.ts";
import { holderOf } from "./token-holder.ts";

function tokenOf({ query }: Request): string {
  const token = query[tokenParameter];
  return typeof token === "string" ? token : "";
}

/**
 * The page with the same token. It leaves out text that isn't shaped like a token, so that no header gets other words.
 */
function pageFor(token: string): string {
  return tokenPattern.test(token) ? `${newsletterPath}?${tokenParameter}=${token}` : newsletterPath;
}

/**
 * Handles leaving from the mail program itself (RFC 8058): a POST without sign-in or cookie. The answer is the same for
 * any token. Any other request is redirected to the page, where leaving takes a tap, because programs that scan emails
 * open all links. There is no limit per connection: providers unsubscribe many people from a few machines, and a wrong
 * token costs one read.
 */
export const newsletterLeave = onRequest(
  {
    invoker: "public",
    cors: false,
    maxInstances: 10,
    timeoutSeconds: 30,
    secrets: newsletterSecrets,
  },
  async (request, response) => {
    response.set("Cache-Control", "no-store");
    const token = tokenOf(request);
    if (request.method !== "POST") {
      response.redirect(303, pageFor(token));
      return;
    }
    try {
      const holder = await holderOf(token);
      if (holder && allowedChoices[holder.purpose].includes("leave")) {
        await changeSubscription(holder, "leave");
      }
      response.type("text/plain").send("You get no more newsletters from us.\n");
    } catch (error) {
      logger.error("Leaving the newsletter failed", { code: codeOf(error) });
      response.status(503).type("text/plain").send("Please try again in a minute.\n");
    }
  },
);
