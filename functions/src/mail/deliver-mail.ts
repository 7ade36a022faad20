import { onDocumentCreated } from "firebase-functions/firestore";
import * as logger from "firebase-functions/logger";
import { collections } from "../contract/collections.ts";
import { contentIsGone, pushKind } from "../contract/queued-mail.ts";
import { loggedId } from "../mail-queue/given-up.ts";
import { type ClaimedMail, claimMail, noteHandOver } from "../mail-queue/mail-queue.ts";
import { type AttemptResult, noteError, noteSuccess } from "../mail-queue/note-result.ts";
import { mailSecrets } from "../params.ts";
import { deliverPush } from "../push/deliver-push.ts";
import { queuePushes } from "../push/queue-pushes.ts";
import { recordBounce } from "./bounces.ts";
import { smtpSend } from "./smtp-send.ts";
import { writeMail } from "./write-mail.ts";

/*
 * An email in the queue is sent, or visibly given up on after a day: state ERROR and the log entry "mail given up"
 * (docs/operations/email-given-up.md). A receipt is given up on after a quarter of an hour, and a question to a
 * subscriber after some hours, without an alarm. An email is sent once, however often trigger and sweep run: only the
 * holder of a claim sends, and a try is stopped well before its claim runs out. The one gap is a lost "250", or a
 * process that dies before it notes one: then a second copy goes out, but never of a newsletter
 * (docs/decisions/005-email-at-least-once.md). A notice to members' devices goes through the same queue.
 */

/** Tries to send a mail, if it is due and no other process is sending it. Never throws if the try fails. */
export async function attemptMail(id: string): Promise<AttemptResult> {
  const claimed = await claimMail(id);
  if (!claimed) return "not-due";
  const { subject } = claimed;
  if (subject.kind === pushKind) return deliverPush(id, { ...claimed, subject });
  if (subject.kind === "lead") await queuePushes(subject.lead);
  let deferral: Awaited<ReturnType<typeof smtpSend>>;
  try {
    const content = await writeMail(subject);
    if (!content) return await fail(id, claimed, contentIsGone);
    deferral = await smtpSend(id, content, {
      onHandOver: () => noteHandOver(id, claimed),
      only: claimed.delivery.left,
      isOnce: subject.kind === "issue",
    });
  } catch (error) {
    return fail(id, claimed, smtpErrorCode(error));
  }
  if (deferral) return fail(id, claimed, smtpErrorCode(deferral.error), deferral.left);
  await noteSuccess(id, claimed);
  logger.info("mail sent", { mail_id: loggedId(id), attempts: claimed.delivery.attempts });
  return "sent";
}

/** Returns codes only, because a mail server's words may quote addresses. */
function smtpErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code: given } = "code" in error ? error : { code: undefined };
  // Firestore's errors have numbers.
  const code = typeof given === "number" ? `EFIRESTORE ${given}` : String(given ?? error.name);
  const isRecipient = "command" in error && error.command === "RCPT TO";
  const name = code === "EENVELOPE" && isRecipient ? "ERECIPIENT" : code;
  const answer = "response" in error && typeof error.response === "string" ? error.response : "";
  // This matches the number, and after it the longer code that most servers give (RFC 3463).
  const [codes] = /^[245]\d\d(?:[ -][245]\.\d{1,3}\.\d{1,3}(?!\S))?/.exec(answer) ?? [];
  return codes ? `${name} ${codes.replace("-", " ")}` : name;
}

/** Notes a failed try. `left` has the mailboxes that still need the mail, if others have it. */
async function fail(id: string, claimed: ClaimedMail, error: string, left?: string[]) {
  const result = await noteError(id, claimed, error, left && { "delivery.left": left });
  const { subject } = claimed;
  if (subject.kind === "issue") await recordBounce(subject.subscriber, error);
  return result;
}

/**
 * Firestore may call this twice or, rarely, not at all: claims make the first harmless, the sweep the second. The sweep
 * also does the retries, so this function's own writes never call it.
 */
export const deliverMail = onDocumentCreated(
  {
    document: `${collections.mail}/{mailId}`,
    secrets: mailSecrets,
    // Mail providers take few connections at a time.
    concurrency: 1,
    maxInstances: 2,
    timeoutSeconds: 540,
  },
  async (event) => {
    await attemptMail(event.params.mailId);
  },
);
