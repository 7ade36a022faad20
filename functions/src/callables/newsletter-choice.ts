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
import type { ClientAddress } from "../intake/client-address.ts";
import { addressOf, publicCallOptions } from "../intake/form-callable.ts";
import { invalidFields, temporarilyUnavailable, tooManyRequests } from "../intake/form-errors.ts";
import { guardRequest } from "../intake/guard-request.ts";
import { waitBeforeFullSearch } from "../newsletter/choice-limit.ts";
import {
  askToForget,
  forgetSubscriber,
  isLinkLate,
  subscriberRecordsOf,
} from "../newsletter/subscriber-records.ts";
import { changeSubscription, stateOf } from "../newsletter/subscription.ts";
import { holderOf, type TokenHolder } from "../newsletter/token-holder.ts";
import { intakeSecrets, newsletterSecrets } from "../params.ts";

const invalidLink: NewsletterAnswer = { known: false };

const waitFor = ({ tokenId, subscriber }: TokenHolder, address: ClientAddress) =>
  waitBeforeFullSearch({ tokenId, now: subscriber.readTime.toMillis() }, address);

const currentState = ({ subscriber }: TokenHolder) =>
  stateOf(storedSubscriber.parse(subscriber.data()));

/** Reads what the page shows. A reader who has looked too often doesn't see what is kept, but can still leave. */
async function look(holder: TokenHolder, address: ClientAddress) {
  const { purpose, subscriber } = holder;
  const state = currentState(holder);
  if (purpose === "delete" && isLinkLate(subscriber)) return { state, deletion: "late" as const };
  if (!allowedChoices[purpose].includes("forget") || (await waitFor(holder, address)))
    return { state };
  return { state, kept: await subscriberRecordsOf(subscriber) };
}

async function forget(holder: TokenHolder, address: ClientAddress) {
  const wait = await waitFor(holder, address);
  if (wait) throw tooManyRequests(wait);
  if (holder.purpose !== "delete" || isLinkLate(holder.subscriber)) {
    return { state: currentState(holder), deletion: await askToForget(holder.subscriber) };
  }
  await forgetSubscriber(holder);
  return { state: "forgotten" as const };
}

async function done(
  holder: TokenHolder,
  choice: NewsletterChoice,
  address: ClientAddress,
): Promise<NewsletterAnswer> {
  const { purpose } = holder;
  if (choice === "look") return { known: true, purpose, ...(await look(holder, address)) };
  if (choice === "forget") return { known: true, purpose, ...(await forget(holder, address)) };
  const state = await changeSubscription(holder, choice);
  return state === undefined ? invalidLink : { known: true, purpose, state };
}

async function answer(request: CallableRequest): Promise<NewsletterAnswer> {
  const result = newsletterRequest.safeParse(request.data);
  if (!result.success) throw invalidFields(result.error);
  const { token, choice } = result.data;
  try {
    const holder = await holderOf(token);
    if (!holder || !allowedChoices[holder.purpose].includes(choice)) return invalidLink;
    return await done(holder, choice, addressOf(request));
  } catch (error) {
    if (error instanceof HttpsError) throw error;
    // The error's text may quote the data being written, so the log gets only its code.
    logger.error("A choice about the newsletter failed", { choice, code: codeOf(error) });
    throw temporarilyUnavailable();
  }
}

/**
 * Answers the page behind the links in our emails. Opening a link changes nothing, because programs that scan emails
 * open links, too. Looking at everything that is kept, or deleting it, may read the address of every document.
 */
export const newsletterChoice = guardRequest(
  onCall(
    {
      ...publicCallOptions,
      // Hosting waits no longer for an answer.
      timeoutSeconds: 60,
      secrets: [...intakeSecrets, ...newsletterSecrets],
    },
    answer,
  ),
);
