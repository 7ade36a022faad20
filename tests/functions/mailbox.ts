import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { patience } from "../patience.ts";

/** How the mail server treats the next mails. */
type Mood =
  | "accept"
  | "refuse"
  | "refuse-for-good"
  | "refuse-sign-in"
  | "hang"
  | "drop-after-mail"
  | "drop-before-answer";

export interface Mailbox {
  /** All accepted mails, oldest first. */
  mails: Email[];
  mood: Mood;
  /** How long it scans for viruses before it confirms a mail. */
  answersAfterMs: number;
  /** How many mails it started to receive, including those it didn't accept. */
  begun: number;
  /** Recipients whose mail it never accepts, or "all" of them. */
  refused: string[] | "all";
  /** What it answers then, followed by the address. */
  rejection: { code: number; words: string };
  /** Runs before it accepts mail for a recipient. */
  onRecipient?: (() => Promise<unknown>) | undefined;
  /** Runs when a mail has been accepted, before the sender hears about it. */
  onTaken?: (() => void) | undefined;
  /** Waits for the mail whose Message-ID names this submission. */
  arrival(submissionId: string): Promise<Email>;
  of(submissionId: string): Email[];
  stop(): Promise<void>;
}

const answer = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

/** Makes a real mail server, which offers sign-in if a user name is set. */
function createMailbox() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: process.env.SMTP_USER ? ["STARTTLS"] : ["AUTH", "STARTTLS"],
    allowInsecureAuth: true,
    closeTimeout: 200,
    onAuth({ username }, _session, callback) {
      if (box.mood === "refuse-sign-in") callback(answer(535, `No such user: "${username}"`));
      else callback(null, { user: username });
    },
    async onRcptTo({ address }, _session, callback) {
      await box.onRecipient?.();
      const { code, words } = box.rejection;
      const isRefused = box.refused === "all" || box.refused.includes(address);
      callback(isRefused ? answer(code, `${words}: ${address}`) : null);
    },
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      box.begun += 1;
      if (box.mood === "hang") return;
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        if (box.mood === "refuse" || box.mood === "refuse-for-good") {
          // Real servers quote what they refuse.
          const { subject } = await PostalMime.parse(Buffer.concat(chunks));
          callback(answer(box.mood === "refuse" ? 451 : 550, `Not this: "${subject}"`));
          return;
        }
        if (box.mood !== "drop-before-answer") {
          box.mails.push(await PostalMime.parse(Buffer.concat(chunks)));
        }
        box.onTaken?.();
        if (box.mood === "accept") setTimeout(callback, box.answersAfterMs);
        else for (const each of server.connections) each.close();
      });
    },
  });
  const box: Mailbox = {
    mails: [],
    mood: "accept",
    answersAfterMs: 0,
    begun: 0,
    refused: [],
    rejection: { code: 550, words: "No such user" },
    of: (id) => box.mails.filter((mail) => mail.messageId?.startsWith(`<${id}@`)),
    async arrival(id) {
      await vi.waitFor(() => expect(box.of(id), `mail of ${id}`).not.toHaveLength(0), patience);
      const [mail] = box.of(id);
      if (!mail) throw new Error("unreachable");
      return mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  async function start(): Promise<void> {
    const port = Number(process.env.SMTP_PORT ?? 1025);
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, "127.0.0.1", resolve);
    });
    server.on("error", () => undefined);
  }
  return { box, start };
}

/** Starts a mailbox on the port that the functions send to (SMTP_PORT). */
export async function startMailbox(): Promise<Mailbox> {
  const { box, start } = createMailbox();
  await start();
  return box;
}

/** Starts such a mailbox before the tests of the file that calls this, and stops it after them. */
export function mailboxForTests(): Mailbox {
  const { box, start } = createMailbox();
  beforeAll(start);
  afterAll(() => box.stop());
  return box;
}
