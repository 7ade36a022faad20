import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect, vi } from "vitest";

/** How the mail server treats the next mails. */
export type Mood = "accept" | "refuse" | "hang" | "drop-after-mail" | "drop-before-answer";

export interface Mailbox {
  /** All mails taken, oldest first. */
  mails: Email[];
  mood: Mood;
  /** How many mails were begun to be handed over, also those not taken. */
  begun: number;
  /** Called when a mail has been taken, before the sender is told so. */
  onTaken?: (() => void) | undefined;
  /** The mail whose Message-ID names this submission, once it is there. */
  arrival(submissionId: string): Promise<Email>;
  of(submissionId: string): Email[];
  stop(): Promise<void>;
}

/** A genuine mail server on the port the functions send to (SMTP_PORT). */
export async function startMailbox(): Promise<Mailbox> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 200,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      box.begun += 1;
      if (box.mood === "hang") return;
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (box.mood === "refuse") {
          // Servers do quote what they refuse.
          const { subject } = await PostalMime.parse(Buffer.concat(chunks));
          callback(Object.assign(new Error(`Not now: "${subject}"`), { responseCode: 451 }));
          return;
        }
        if (box.mood !== "drop-before-answer") {
          box.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        }
        box.onTaken?.();
        if (box.mood === "accept") callback();
        else for (const each of server.connections) each.close();
      });
    },
  });
  const box: Mailbox = {
    mails: [],
    mood: "accept",
    begun: 0,
    of: (id) => box.mails.filter((mail) => mail.messageId?.startsWith(`<${id}@`)),
    async arrival(id) {
      await vi.waitFor(() => expect(box.of(id), `mail of ${id}`).not.toHaveLength(0), {
        timeout: 60_000,
        interval: 50,
      });
      const [mail] = box.of(id);
      if (!mail) throw new Error("unreachable");
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const port = Number(process.env.SMTP_PORT ?? 1025);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  server.on("error", () => undefined);
  return box;
}
