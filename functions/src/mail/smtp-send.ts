import { createTransport } from "nodemailer";
import { settings } from "../config.ts";
import type { MailContent } from "../contract/queued-mail.ts";

/** Each step of the talk with the server; the whole is bounded by the signal. */
const stepTimeoutMs = 15_000;

/**
 * Hands a mail to the outgoing server; returns when the server has taken it. Addresses are given as
 * objects, so that nothing parses them again, and reading files or addresses is switched off.
 * The Message-ID depends on the mail's id only: should a mail ever go out twice, mailboxes and
 * mail programs see that it is the same one.
 */
export async function smtpSend(id: string, content: MailContent, signal: AbortSignal) {
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
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = set.MAIL_SENDER_ADDRESS.split("@")[1];
  try {
    await transport.sendMail({
      messageId: `<${id}@${domain}>`,
      from: { name: set.MAIL_SENDER_NAME, address: set.MAIL_SENDER_ADDRESS },
      to: content.to.map((address) => ({ name: "", address })),
      ...(content.replyTo && { replyTo: { name: "", address: content.replyTo } }),
      subject: content.message.subject,
      text: content.message.text,
      html: content.message.html,
      signal,
    });
  } finally {
    transport.close();
  }
}
