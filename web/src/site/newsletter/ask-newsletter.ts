import * as z from "zod/mini";
import { callables } from "#contract/endpoints";
import {
  type NewsletterAnswer,
  type NewsletterChoice,
  newsletterAnswer,
} from "#contract/newsletter-choice";
import { tokenParameter } from "#contract/newsletter-links";
import { parsed, post, readAnswer } from "../../forms/call.ts";

/** Everything that is kept is looked through for some choices. */
const patienceMs = 120_000;

const answered = z.object({ result: newsletterAnswer });

/** Asks for a choice with the token of the page's address; else why there is no answer. */
export async function askNewsletter(
  choice: NewsletterChoice,
): Promise<NewsletterAnswer | "unreached" | "too-often"> {
  const token = new URLSearchParams(location.search).get(tokenParameter) ?? "";
  const received = await post(callables.newsletterChoice.path, { token, choice }, {}, patienceMs);
  if (!received) return "unreached";
  // A text that is far too long for a token is none.
  if (!received.ok && token.length > 200) return { known: false };
  const refused = readAnswer(received.ok, received.text);
  if (refused.kind === "refused" && refused.details?.code === "TOO_MANY_REQUESTS")
    return "too-often";
  return answered.safeParse(parsed(received.text)).data?.result ?? "unreached";
}
