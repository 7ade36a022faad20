import { Readable } from "node:stream";
import * as logger from "firebase-functions/logger";
import { createTransport } from "nodemailer";
import { settings } from "../config.ts";
import { normalizeEmail } from "../contract/email-address.ts";
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

/** Mailboxes, in small letters, that don't take a mail now, though others have taken it. */
interface Deferral {
  left: string[];
  error: unknown;
}

interface Sending {
  /** Called when only the last line of the message is left. That line waits for it, and isn't sent if it fails. */
  onHandOver(): Promise<void>;
  /** The mailboxes, in small letters, that don't have it yet. */
  only?: readonly string[] | null | undefined;
  /** Set for a mail that must not go out twice, even if that means that it's lost. */
  isOnce?: boolean;
}

/**
 * Returns when the server has taken the mail for at least one recipient, and says which ones are left. Addresses are
 * objects, so nothing parses them again; reading files or URLs is switched off. If a mail ever goes out twice, both
 * copies have the same Message-ID. @throws Unanswered
 */
export async function smtpSend(
  id: string,
  content: MailContent,
  { onHandOver, only, isOnce = false }: Sending,
): Promise<Deferral | undefined> {
  const recipients = content.to.filter((to) => only?.includes(normalizeEmail(to)) ?? true);
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
  let isHandedOver = false;
  let clock = setTimeout(() => stop.abort(), set.MAIL_ATTEMPT_SECONDS * 1000);
  async function handOver() {
    await onHandOver();
    stop.signal.throwIfAborted();
    isHandedOver = true;
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
    // The library writes the domain in small letters.
    const mailboxesOf = (errors: typeof rejectedErrors) =>
      errors.map(({ recipient = "" }) => normalizeEmail(recipient));
    const refused = mailboxesOf(rejectedErrors.filter((each) => !isDeferred(each)));
    if (refused.length > 0) {
      const all = content.to.map(normalizeEmail);
      const details = {
        mail_id: id,
        refused: refused.map((mailbox) => all.indexOf(mailbox) + 1),
        mailboxes: content.to.length,
      };
      logger.error("a mailbox of the owner refused mail", details);
    }
    return deferred.length > 0 ? { left: mailboxesOf(deferred), error: deferred[0] } : undefined;
  } catch (error) {
    const hungUp =
      isHandedOver && !(error instanceof Error && "responseCode" in error && error.responseCode);
    throw isSilent || (isOnce && hungUp)
      ? new Unanswered("the server never answered the message")
      : error;
  } finally {
    clearTimeout(clock);
    transport.close();
  }
}
