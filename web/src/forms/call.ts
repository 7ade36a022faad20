import * as z from "zod/mini";
import { type ErrorDetails, errorDetails, submissionAnswer } from "#contract/answers";

const timeoutMs = 20_000;

export type Answer =
  | { kind: "accepted" }
  /** `status` is the callable's status, such as `INVALID_ARGUMENT`. */
  | { kind: "refused"; status: string; details?: ErrorDetails | undefined }
  /** Our function didn't answer: no network, silence, a captive portal's page, or the busy platform's own page. */
  | { kind: "unanswered" };

const acceptedBody = z.object({ result: submissionAnswer });
const refusedBody = z.object({
  error: z.object({ status: z.string(), details: z.optional(z.unknown()) }),
});

/** Returns undefined for text that isn't JSON, such as the platform's own page. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readAnswer(ok: boolean, text: string): Answer {
  const body = parsed(text);
  if (ok && acceptedBody.safeParse(body).success) return { kind: "accepted" };
  const error = ok ? undefined : refusedBody.safeParse(body).data?.error;
  if (!error) return { kind: "unanswered" };
  const details = errorDetails.safeParse(error.details).data;
  return { kind: "refused", status: error.status, details };
}

/**
 * Calls a function through Hosting's own origin. Never throws; returns undefined if nobody answered. It speaks the
 * protocol itself (Firebase's "Protocol specification for https.onCall"): the SDK doesn't tell silence from an error,
 * which decides whether a form is kept, and it would have to load before a form can be sent.
 */
export async function post(
  path: string,
  data: unknown,
  headers: Record<string, string> = {},
  patienceMs = timeoutMs,
): Promise<{ ok: boolean; text: string } | undefined> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { ok: response.ok, text: await response.text() };
  } catch {
    return undefined;
  }
}

/** Sends a form. Never throws. */
export async function call(...sent: Parameters<typeof post>): Promise<Answer> {
  const received = await post(...sent);
  return received ? readAnswer(received.ok, received.text) : { kind: "unanswered" };
}
