import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { callables, region } from "#contract/endpoints";
import { projectId } from "../../repository.ts";
import type { SentMessage } from "./load-report.ts";

/** This is longer than a browser waits, because the emulator may first have to start a process. */
const patienceMs = 60_000;
const mostTries = 20;

function contactForm(domain = "load.example") {
  const submission_id = randomUUID();
  return {
    submission_id,
    firstName: "Load",
    lastName: "Visitor",
    companyName: "Many Visitors Inc",
    email: `${submission_id}@${domain}`,
    serviceInterests: ["automation"],
    businessType: "Other",
    message: "One of a thousand messages that all come at once.",
  };
}

function post(functionsOrigin: string, body: string, address: string): Promise<Response> {
  const { name } = callables.sendContactEmail;
  return fetch(`${functionsOrigin}/${projectId}/${region}/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `${address}, ${address}` },
    body,
    signal: AbortSignal.timeout(patienceMs),
  });
}

/** An address from the range for documentation (RFC 3849). */
function freshAddress(): string {
  const group = () => randomInt(1, 0xffff).toString(16);
  return `2001:db8:${group()}:${group()}::1`;
}

/** Whether the function accepted the message; false for "later" and for no response. */
async function isAccepted(functionsOrigin: string, body: string): Promise<boolean> {
  try {
    const answer = await post(functionsOrigin, body, freshAddress());
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
  const body = JSON.stringify({ data: form });
  const began = performance.now();
  for (let repeats = 0; repeats < mostTries; repeats += 1) {
    if (await isAccepted(functionsOrigin, body)) {
      const milliseconds = performance.now() - began;
      return { submissionId: form.submission_id, milliseconds, repeats };
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
  let begun = 0;
  const visitor = async () => {
    while (begun < messages) {
      begun += 1;
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
      const body = JSON.stringify({ data: contactForm("flood.example") });
      const answer = await post(functionsOrigin, body, address).catch(() => undefined);
      if (answer?.status === 429) refused += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return refused;
}
