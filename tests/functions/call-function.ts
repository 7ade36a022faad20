import { randomInt } from "node:crypto";
import { z } from "zod";
import { errorDetails } from "#contract/answers";
import { callables, region } from "#contract/endpoints";

const answerBody = z.union([
  z.object({ result: z.unknown() }),
  z.object({
    error: z.object({ status: z.string(), message: z.string(), details: z.optional(errorDetails) }),
  }),
]);

export interface Answer {
  httpStatus: number;
  /** `OK` or the error's status, such as `INVALID_ARGUMENT`. */
  status: string;
  message?: string;
  details?: z.infer<typeof errorDetails> | undefined;
  text: string;
}

/** Returns an address that nobody else uses in this run, from the range for documentation (RFC 3849). */
export function freshAddress(): string {
  const group = () => randomInt(1, 0xffff).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

function originOf(callable: keyof typeof callables): string {
  const origin = process.env.FUNCTIONS_EMULATOR_ORIGIN;
  return `${origin}/demo-agency/${region}/${callables[callable].name}`;
}

/** The error for a response that no callable sends. */
export class OtherAnswer extends Error {
  readonly text: string;

  constructor(text: string) {
    super(`Not an answer of a callable: ${text.slice(0, 200)}`);
    this.text = text;
  }
}

function readAnswer(text: string) {
  try {
    return answerBody.parse(JSON.parse(text));
  } catch {
    throw new OtherAnswer(text);
  }
}

/** Posts any body, as a hostile caller can. Throws `OtherAnswer`, and what `fetch` throws. */
export async function post(
  callable: keyof typeof callables,
  body: string,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const address = freshAddress();
  const response = await fetch(originOf(callable), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // This is the order behind Hosting: the visitor, then Hosting's own machine.
      "x-forwarded-for": `${address}, ${freshAddress()}`,
      ...headers,
    },
    body,
    signal,
  });
  const text = await response.text();
  const answer = readAnswer(text);
  if ("result" in answer) return { httpStatus: response.status, status: "OK", text };
  return { httpStatus: response.status, text, ...answer.error };
}

/** Calls once, as the site does. */
export function call(
  callable: keyof typeof callables,
  data: unknown,
  headers: Record<string, string> = {},
  signal: AbortSignal | null = null,
): Promise<Answer> {
  return post(callable, JSON.stringify({ data }), headers, signal);
}
