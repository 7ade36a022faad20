import * as z from "zod";
import { callables } from "#contract/endpoints";
import { reviewSubmission } from "#contract/review";
import { formDraft } from "../form-draft.ts";
import { reviewFormName } from "../form-names.ts";
import { useSubmission } from "../use-submission.ts";

const draftFields = z.object({
  words: z.string().optional(),
  name: z.string().optional(),
  mayQuote: z.boolean().optional(),
  mayName: z.boolean().optional(),
  token: z.string().optional(),
});

export const reviewDraft = formDraft(reviewFormName, draftFields);

export const sentWords = { title: "Thank you", text: "Your review is with us." };

const words = {
  success: sentWords,
  failure: {
    title: "We couldn't take your review",
    text: "Please check the form. If nothing is marked, the link has ended or was used already: reply to our message. What you wrote stays here.",
  },
};

/** @param token from the link in our message. */
export function useReviewForm(token: string) {
  const empty = { words: "", name: "", mayQuote: false, mayName: false, token };
  return useSubmission({
    name: reviewFormName,
    schema: reviewSubmission,
    draft: reviewDraft,
    given: () => empty,
    empty,
    path: callables.reviewSend.path,
    dataOf: (values) => values,
    words,
  });
}
