import { setTimeout as pause } from "node:timers/promises";
import type { callables } from "#contract/endpoints";
import { type Answer, call, OtherAnswer } from "../functions/call.ts";
import { patience } from "../patience.ts";

/** So long the site waits for an answer (web/src/forms/call.ts). */
const answerPatience = 20_000;

/** The emulator takes requests before it has loaded the functions, and knows none of them until then. */
const notLoadedYet = /^Function \S+ does not exist/;

/** The emulator's answer when the functions' process ends before it has answered: Node's error as JSON. */
const processEnded = /^\{.*"code":"(?:ECONNRESET|ECONNREFUSED|EPIPE|ENOENT)"/;

/** Milliseconds between two tries, longer each time: the emulator starts a process for every one. */
const [firstWait, longestWait] = [500, 8_000];

/** One try, as a browser sees it: `undefined` when nobody answered in time. */
export async function tryOnce(
  callable: keyof typeof callables,
  form: object,
): Promise<Answer | undefined> {
  try {
    return await call(callable, form, {}, AbortSignal.timeout(answerPatience));
  } catch (error) {
    // What fetch throws for a broken connection or after the wait; else it is a fault of the test.
    if (error instanceof TypeError) return undefined;
    if (error instanceof DOMException && error.name === "TimeoutError") return undefined;
    if (!(error instanceof OtherAnswer)) throw error;
    if (notLoadedYet.test(error.text) || processEnded.test(error.text)) return undefined;
    throw error;
  }
}

/**
 * Sends a form as the outbox of the site does: the very same one again until the server says that it
 * has it. Any answer but "try again later" ends it.
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

/** Sends contact forms, three at a time: the emulator starts a process for each that is under way. */
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
