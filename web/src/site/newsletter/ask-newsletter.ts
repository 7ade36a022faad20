import * as z from "zod/mini";
import { callables } from "#contract/endpoints";
import {
  type NewsletterAnswer,
  type NewsletterChoice,
  newsletterAnswer,
} from "#contract/newsletter-choice";
import { tokenParameter } from "#contract/newsletter-links";
import { parsed, post, readAnswer } from "../../forms/call.ts";

/** The wait is long, because some choices search everything that is kept. */
const patienceMs = 60_000;

const answered = z.object({ result: newsletterAnswer });

/** Asks for a choice with the token of the page's address; returns the answer, or why there is none. */
export async function askNewsletter(
  choice: NewsletterChoice,
): Promise<NewsletterAnswer | "unreached" | "too-often"> {
  const token = new URLSearchParams(location.search).get(tokenParameter) ?? "";
  const received = await post(callables.newsletterChoice.path, { token, choice }, {}, patienceMs);
  if (!received) return "unreached";
  // A string that is far too long for a token isn't one.
  if (!received.ok && token.length > 200) return { known: false };
  const refused = readAnswer(received.ok, received.text);
  if (refused.kind === "refused" && refused.details?.code === "TOO_MANY_REQUESTS")
    return "too-often";
  return answered.safeParse(parsed(received.text)).data?.result ?? "unreached";
}
