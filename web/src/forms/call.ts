import * as z from "zod/mini";
import { type ErrorDetails, errorDetails, submissionAnswer } from "#contract/callables";

/** How long a visitor waits for an answer before it counts as none (milliseconds). */
const timeoutMs = 20_000;

/** What came of a call. */
export type Answer =
  | { kind: "accepted" }
  /**
   * The server answered with an error. `status` is the callable's, such as `INVALID_ARGUMENT`, or empty
   * where the answer is not a function's own (an error page of Hosting).
   */
  | { kind: "refused"; status: string; details?: ErrorDetails | undefined }
  /** No answer of our server: no network, a broken connection, silence, or the page of a captive portal. */
  | { kind: "unanswered" };

const acceptedBody = z.object({ result: submissionAnswer });
const refusedBody = z.object({
  error: z.object({ status: z.string(), details: z.optional(z.unknown()) }),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What an HTTP answer says, in the terms of the protocol. */
export function readAnswer(ok: boolean, text: string): Answer {
  const body = parsed(text);
  if (ok)
    return acceptedBody.safeParse(body).success ? { kind: "accepted" } : { kind: "unanswered" };
  const error = refusedBody.safeParse(body).data?.error;
  return {
    kind: "refused",
    status: error?.status ?? "",
    details: errorDetails.safeParse(error?.details).data,
  };
}

/**
 * Calls a function through Hosting's own origin, from a page or from the service worker. Speaks the
 * callable protocol itself (Firebase documents it as "Protocol specification for https.onCall"): the
 * SDK tells no answer from an answer with an error, which decides whether a form has to be kept, and
 * would have to be on the device before a form can be sent. Never throws.
 * `headers`: what a page adds (app-check-header.ts); the worker has nothing to add.
 */
export async function call(
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readAnswer(response.ok, await response.text());
  } catch {
    return { kind: "unanswered" };
  }
}
