import * as z from "zod/mini";
import { callables } from "#contract/callables";
import {
  type NewsletterAnswer,
  type NewsletterChoice,
  newsletterAnswer,
} from "#contract/newsletter-choice";
import { tokenParameter } from "#contract/newsletter-links";
import { parsed, post } from "../../forms/call.ts";

/** Everything that is kept is looked through for some choices. */
const patienceMs = 120_000;

const answered = z.object({ result: newsletterAnswer });

/** Asks for a choice with the token of the page's address; undefined where nobody answered as expected. */
export async function askNewsletter(
  choice: NewsletterChoice,
): Promise<NewsletterAnswer | undefined> {
  const token = new URLSearchParams(location.search).get(tokenParameter) ?? "";
  const received = await post(callables.newsletterChoice.path, { token, choice }, {}, patienceMs);
  // A text that is far too long for a token is none.
  if (received && !received.ok && token.length > 200) return { known: false };
  return answered.safeParse(parsed(received?.text ?? "")).data?.result;
}
