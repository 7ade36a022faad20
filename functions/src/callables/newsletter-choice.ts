import { type CallableRequest, HttpsError, onCall } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import {
  allowedChoices,
  type NewsletterAnswer,
  type NewsletterChoice,
  newsletterRequest,
} from "../contract/newsletter-choice.ts";
import { storedSubscriber } from "../contract/subscriber.ts";
import { codeOf } from "../database.ts";
import { addressOf, publicCallOptions } from "../intake/form-callable.ts";
import { guardRequest } from "../intake/guard-request.ts";
import { invalidFields, temporarilyUnavailable } from "../intake/refusal.ts";
import { countChoice } from "../newsletter/choice-limit.ts";
import { forgetSubscriber, keptRecordsOf } from "../newsletter/kept-records.ts";
import { changeSubscription, stateOf } from "../newsletter/subscription.ts";
import { holderOf, type TokenHolder } from "../newsletter/token-holder.ts";
import { intakeSecrets, newsletterSecrets } from "../params.ts";

const unknown: NewsletterAnswer = { known: false };

async function done(holder: TokenHolder, choice: NewsletterChoice): Promise<NewsletterAnswer> {
  const { purpose, subscriber } = holder;
  if (choice === "forget") {
    await forgetSubscriber(subscriber);
    return { known: true, purpose, state: "forgotten" };
  }
  const state =
    choice === "look"
      ? stateOf(storedSubscriber.parse(subscriber.data()))
      : await changeSubscription(holder, choice);
  if (state === undefined) return unknown;
  const kept = purpose === "about" ? await keptRecordsOf(subscriber) : undefined;
  return { known: true, purpose, state, ...(kept && { kept }) };
}

async function answer(request: CallableRequest): Promise<NewsletterAnswer> {
  const result = newsletterRequest.safeParse(request.data);
  if (!result.success) throw invalidFields(result.error);
  const { token, choice } = result.data;
  try {
    const holder = await holderOf(token);
    if (!holder || !allowedChoices[holder.purpose].includes(choice)) return unknown;
    await countChoice(holder, addressOf(request).visitor);
    return await done(holder, choice);
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    // The error's text may quote what was to be written, so only its code is logged.
    logger.error("A choice about the newsletter failed", { choice, code: codeOf(error) });
    throw temporarilyUnavailable();
  }
}

/**
 * What the page behind the links of our emails asks for. Nothing is changed by opening a link: programs that look into
 * emails do that, too. To look at everything that is kept, and to delete it, the address of every document is read.
 */
export const newsletterChoice = guardRequest(
  onCall(
    {
      ...publicCallOptions,
      timeoutSeconds: 300,
      secrets: [...intakeSecrets, ...newsletterSecrets],
    },
    answer,
  ),
);
