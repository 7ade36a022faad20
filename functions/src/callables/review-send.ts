import { type CallableRequest, onCall } from "firebase-functions/https";
import * as logger from "firebase-functions/logger";
import type { SubmissionAnswer } from "../contract/answers.ts";
import { readReviewToken, review, reviewSubmission } from "../contract/review.ts";
import { codeOf } from "../database.ts";
import { publicCallOptions } from "../intake/form-callable.ts";
import { invalidFields, temporarilyUnavailable } from "../intake/form-errors.ts";
import { guardRequest } from "../intake/guard-request.ts";
import { newsletterSecrets } from "../params.ts";
import { noteReview } from "../reviews/note-review.ts";
import { isOurReviewToken } from "../reviews/review-token.ts";

/** One text for a link that is forged, old, or used already: it tells nobody which. */
const unusable = "This link no longer works, or has brought us a review already";

async function receive(request: CallableRequest): Promise<SubmissionAnswer> {
  const result = reviewSubmission.safeParse(request.data);
  if (!result.success) throw invalidFields(result.error);
  const token = readReviewToken(result.data.token);
  const works = token && token.until * 1000 > Date.now() && isOurReviewToken(token);
  try {
    if (works && (await noteReview(token, review.parse(result.data)))) return { received: true };
  } catch (error) {
    logger.error("A review could not be stored", { code: codeOf(error) });
    throw temporarilyUnavailable();
  }
  throw invalidFields({ issues: [{ code: "custom", path: ["form"], message: unusable }] });
}

/** Takes the review that a client writes with the link from a request, which a member sent them. */
export const reviewSend = guardRequest(
  onCall({ ...publicCallOptions, secrets: newsletterSecrets }, receive),
);
