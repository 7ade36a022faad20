import { inject, vi } from "vitest";
import { z } from "zod";
import { patience } from "../patience.ts";

const mail = z.object({ id: z.string(), message_id: z.string() });
const wholeMail = mail.extend({ subject: z.string(), text: z.string(), source: z.string() });

async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${inject("inboxOrigin")}/api/messages${path}`);
  if (!answer.ok) throw new Error(`the mail catcher answered ${answer.status}`);
  return answer.json();
}

/** Returns all mails for a submission that the mail catcher has accepted. */
export async function mailsOf(submissionId: string): Promise<z.infer<typeof mail>[]> {
  const all = z.array(mail).parse(await ask(""));
  return all.filter(({ message_id }) => message_id.startsWith(`<${submissionId}@`));
}

/** Waits for the first mail for a submission. */
export async function arrivedMail(submissionId: string): Promise<z.infer<typeof wholeMail>> {
  const id = await vi.waitFor(async () => {
    const [first] = await mailsOf(submissionId);
    if (!first) throw new Error(`no mail of ${submissionId} has arrived`);
    return first.id;
  }, patience);
  return wholeMail.parse(await ask(`/${id}`));
}
