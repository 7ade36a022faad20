import {
  allowedChoices,
  type NewsletterAnswer,
  type NewsletterChoice,
  type SubscriptionState,
} from "#contract/newsletter-choice";

type ValidAnswer = Extract<NewsletterAnswer, { known: true }>;

const stateWords: Readonly<Record<SubscriptionState, string>> = {
  waiting: "You're not on the list yet.",
  confirmed: "You're on the list. Thanks! Every newsletter has a link to unsubscribe.",
  left: "You're unsubscribed. We'll delete what's left of your signup in 30 days.",
  forgotten:
    "Everything is deleted, and this link has stopped working. It drops out of our backups as they expire.",
};

const deletionWords = {
  mailed:
    "We've emailed you a link, to be sure it's you. It works for an hour, and lets you delete everything.",
  later:
    "We sent you an email like that within the last hour, and can't send another one yet. Nothing was deleted. Please try again in an hour.",
  late: "This link worked for an hour, and that's over. Nothing was deleted.",
} as const;

/** The words are the same for a link that was never ours as for one that has ended. */
const invalidLinkWords =
  "This link doesn't work. It may be incomplete, or expired. If you still get emails from us, use the link in the newest one, or reply to it.";

export const lostWords = {
  unreached: "We couldn't be reached just now. Please check your connection and try again.",
  "too-often":
    "This link, or your connection, has been used too many times in the last hour, so nothing changed. Please try again in an hour.",
} as const;

export const withoutListWords =
  "We can't list what we have on you right now: this link, or your connection, has been used too many times in the last hour. Please try again in an hour.";

export function wordsFor(answer: NewsletterAnswer): string {
  if (!answer.known) return invalidLinkWords;
  if (answer.deletion) return deletionWords[answer.deletion];
  if (answer.purpose === "delete" && answer.state !== "forgotten")
    return "You can delete everything we have on you here.";
  const words = stateWords[answer.state];
  const isOneTapAway = answer.state === "waiting" && answer.purpose === "confirm";
  return isOneTapAway ? `${words} One tap, and you are.` : words;
}

/** The one loud button. It urges nobody who came to look to leave, nor anybody to stay who left or wants deletion. */
export function mainChoice(answer: ValidAnswer): NewsletterChoice | undefined {
  if (answer.purpose !== "about") return offersOf(answer)[0]?.[0];
  return answer.state === "waiting" && !answer.deletion ? "confirm" : undefined;
}

export function offersOf({ purpose, state, deletion }: ValidAnswer): [NewsletterChoice, string][] {
  const offers: [NewsletterChoice, string][] = [];
  if (state === "forgotten") return offers;
  if (state !== "confirmed") {
    const again = state === "left" ? "Send Me the Newsletter Again" : "Yes, Send Me the Newsletter";
    offers.push(["confirm", again]);
  }
  if (state !== "left") offers.push(["leave", "Unsubscribe"]);
  if (deletion === "late") offers.push(["forget", "Email Me a New Link"]);
  else if (!deletion) offers.push(["forget", "Delete Everything"]);
  return offers.filter(([choice]) => allowedChoices[purpose].includes(choice));
}
