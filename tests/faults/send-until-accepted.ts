import { setTimeout as pause } from "node:timers/promises";
import type { callables } from "#contract/endpoints";
import { type Answer, call, OtherAnswer } from "../functions/call-function.ts";
import { patience } from "../patience.ts";

/** How long the site waits for an answer, in milliseconds (web/src/forms/call.ts). */
const answerPatience = 20_000;

/** The emulator accepts requests before it has loaded the functions, and knows none of them until then. */
const notLoadedYet = /^Function \S+ does not exist/;

/** The emulator's response when the functions' process ends before it has answered: Node's error as JSON. */
const processEnded = /^\{.*"code":"(?:ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)"/;

/** Milliseconds between two tries, longer each time, because the emulator starts a process for every one. */
const [firstWait, longestWait] = [500, 8_000];

/** Tries once, and returns the answer as a browser sees it: `undefined` when nothing answered in time. */
export async function tryOnce(
  callable: keyof typeof callables,
  form: object,
): Promise<Answer | undefined> {
  try {
    return await call(callable, form, {}, AbortSignal.timeout(answerPatience));
  } catch (error) {
    // Fetch throws these for a broken connection or after the timeout; anything else is a mistake in the test.
    if (error instanceof TypeError) return undefined;
    if (error instanceof DOMException && error.name === "TimeoutError") return undefined;
    if (!(error instanceof OtherAnswer)) throw error;
    if (notLoadedYet.test(error.text) || processEnded.test(error.text)) return undefined;
    throw error;
  }
}

/**
 * Sends a form as the outbox of the site does: repeats the same form until the server says that it has it. Any answer
 * other than "try again later" ends the repetition.
 */
export async function sendUntilAccepted(
  callable: keyof typeof callables,
  form: object,
): Promise<Answer> {
  const until = performance.now() + patience.timeout;
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    const answer = await tryOnce(callable, form);
    if (answer && answer.status !== "UNAVAILABLE") return answer;
    if (performance.now() > until) throw new Error(`Still not accepted: ${answer?.text}`);
    await pause(wait);
  }
}

/** Sends contact forms, three at a time, because the emulator starts a process for each one in progress. */
export async function sendAll(forms: readonly object[]): Promise<Answer[]> {
  const left = forms.entries();
  const answers: Answer[] = [];
  const lane = async () => {
    for (const [index, form] of left) {
      answers[index] = await sendUntilAccepted("sendContactEmail", form);
    }
  };
  await Promise.all(Array.from({ length: 3 }, lane));
  return answers;
}
