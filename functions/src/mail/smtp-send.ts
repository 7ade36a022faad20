import { Readable } from "node:stream";
import * as logger from "firebase-functions/logger";
import { createTransport } from "nodemailer";
import { settings } from "../config.ts";
import { unanswered } from "../mail-queue/delivery-rules.ts";
import type { MailContent } from "./mail-layout.ts";

/** The time for connecting, and for the server's greeting. */
const stepTimeoutMs = 15_000;

/** The server has the whole message, but never said whether it accepts it. */
export class Unanswered extends Error {
  readonly code = unanswered;
}

async function* followedBy(message: Readable, last: () => Promise<void>) {
  yield* message;
  await last();
}

function headersOf({ autoSubmitted, leaveAddress }: MailContent): Record<string, string> {
  return {
    ...(autoSubmitted && { "Auto-Submitted": autoSubmitted }),
    ...(leaveAddress && {
      "List-Unsubscribe": `<${leaveAddress}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

/** Mailboxes, by their positions, that don't take a mail now, though others have taken it. */
interface Deferral {
  left: number[];
  error: unknown;
}

interface Sending {
  /** Called when only the last line of the message is left. That line waits for it, and isn't sent if it fails. */
  onHandOver(): Promise<void>;
  /** The mailboxes, by their positions, that don't have it yet. */
  only?: readonly number[] | null | undefined;
}

/**
 * Returns when the server has taken the mail for at least one recipient, and says which ones are left. Addresses are
 * objects, so nothing parses them again; reading files or URLs is switched off. If a mail ever goes out twice, both
 * copies have the same Message-ID. @throws Unanswered
 */
export async function smtpSend(
  id: string,
  content: MailContent,
  { onHandOver, only }: Sending,
): Promise<Deferral | undefined> {
  const recipients = content.to.filter((_, index) => only?.includes(index) ?? true);
  // The mailboxes that were left are no longer in the settings.
  if (recipients.length === 0) return undefined;
  const { SMTP_SECURITY: security, ...set } = settings();
  const transport = createTransport({
    host: set.SMTP_HOST,
    port: set.SMTP_PORT,
    secure: security === "tls",
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    ...(set.SMTP_USER && { auth: { user: set.SMTP_USER, pass: set.SMTP_PASSWORD } }),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    // The timers below are shorter.
    socketTimeout: 2 * set.MAIL_ANSWER_SECONDS * 1000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stop = new AbortController();
  let isSilent = false;
  let clock = setTimeout(() => stop.abort(), set.MAIL_ATTEMPT_SECONDS * 1000);
  async function handOver() {
    await onHandOver();
    stop.signal.throwIfAborted();
    clearTimeout(clock);
    clock = setTimeout(() => {
      isSilent = true;
      stop.abort();
    }, set.MAIL_ANSWER_SECONDS * 1000);
  }
  transport.use("stream", ({ message }, done) => {
    message.processFunc((whole) => Readable.from(followedBy(whole, handOver)));
    done();
  });
  const domain = set.MAIL_SENDER_ADDRESS.split("@")[1];
  try {
    const { rejectedErrors = [] } = await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from: { name: set.MAIL_SENDER_NAME, address: set.MAIL_SENDER_ADDRESS },
      to: recipients.map((address) => ({ name: "", address })),
      ...(content.replyTo && { replyTo: { name: "", address: content.replyTo } }),
      subject: content.subject,
      text: content.text,
      html: content.html,
      headers: headersOf(content),
      signal: stop.signal,
    });
    // If the server refuses all of them, sendMail throws. The log gets only numbers, because an address is personal.
    const isDeferred = ({ responseCode = 0 }) => responseCode < 500;
    const deferred = rejectedErrors.filter(isDeferred);
    const positionsOf = (errors: typeof rejectedErrors) =>
      content.to.flatMap((to, index) =>
        errors.some((each) => each.recipient === to) ? index : [],
      );
    const refused = positionsOf(rejectedErrors.filter((each) => !isDeferred(each)));
    if (refused.length > 0) {
      const details = {
        mail_id: id,
        refused: refused.map((index) => index + 1),
        mailboxes: content.to.length,
      };
      logger.error("a mailbox of the owner refused mail", details);
    }
    return deferred.length > 0 ? { left: positionsOf(deferred), error: deferred[0] } : undefined;
  } catch (error) {
    throw isSilent ? new Unanswered("the server never answered the message") : error;
  } finally {
    clearTimeout(clock);
    transport.close();
  }
}
