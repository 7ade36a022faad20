import { setTimeout as pause } from "node:timers/promises";
import { callables, region } from "#contract/endpoints";
import { freshAddress } from "../../../tests/functions/call-function.ts";
import { contactForm } from "../../../tests/functions/form-data.ts";
import { projectId } from "../../repository.ts";

/** This is longer than a browser waits, because the emulator may first have to start a process. */
const patienceMs = 60_000;
const mostTries = 20;

/** The result of sending one message. */
export interface SentMessage {
  submissionId: string;
  /** The time from the first try to the accepting response. */
  milliseconds: number;
  /** Tries that got the response "later", or none at all. */
  repeats: number;
}

function post(functionsOrigin: string, data: unknown, address: string): Promise<Response> {
  const { name } = callables.sendContactEmail;
  return fetch(`${functionsOrigin}/${projectId}/${region}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `${address}, ${address}` },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(patienceMs),
  });
}

/** Whether the function accepted the message; false for "later" and for no response. */
async function isAccepted(functionsOrigin: string, form: unknown): Promise<boolean> {
  try {
    const answer = await post(functionsOrigin, form, freshAddress());
    if (answer.ok) return true;
    const text = await answer.text();
    if (answer.status < 500) throw new Error(`A message was refused: ${text}`);
    return false;
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return false;
    throw error;
  }
}

/** Sends one message as the site's outbox does: it retries the same one until it is accepted. */
export async function sendMessage(functionsOrigin: string): Promise<SentMessage> {
  const form = contactForm();
  const submissionId = form.submission_id;
  const message = { ...form, email: `${submissionId}@load.example` };
  const began = performance.now();
  for (let repeats = 0; repeats < mostTries; repeats += 1) {
    if (await isAccepted(functionsOrigin, message)) {
      return { submissionId, milliseconds: performance.now() - began, repeats };
    }
    await pause(1000);
  }
  throw new Error(`A message was not accepted in ${mostTries} tries`);
}

/** Has this many visitors send messages at the same time, each visitor one after another. */
export async function sendAtOnce(
  functionsOrigin: string,
  visitors: number,
  messages: number,
  note: (text: string) => void = () => undefined,
): Promise<SentMessage[]> {
  const sent: SentMessage[] = [];
  let started = 0;
  const visitor = async () => {
    while (started < messages) {
      started += 1;
      sent.push(await sendMessage(functionsOrigin));
      note(`${sent.length} of ${messages}`);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return sent;
}

/**
 * Sends forms from one address, `atOnce` at a time, until this many were refused.
 * @returns how many were refused.
 */
export async function sendFlood(functionsOrigin: string, forms: number, atOnce: number) {
  const address = freshAddress();
  let refused = 0;
  const sender = async () => {
    while (refused < forms) {
      const answer = await post(functionsOrigin, contactForm(), address).catch(() => undefined);
      if (answer?.status === 429) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return refused;
}
