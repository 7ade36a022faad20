import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { collections } from "#contract/collections";
import { newSubscriber } from "#contract/subscriber";
import { newTokenId } from "#functions/newsletter/token.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { patience } from "../patience.ts";
import type { KillPoint } from "./send-issue.ts";
import { startSweeper } from "./sweeper.ts";

// This test has its own project on the same emulator, where nobody else sends its mails.
process.env.GOOGLE_CLOUD_PROJECT = "demo-agency-newsletter";
process.env.SMTP_PORT = String(await freePort());

const readers = Number(process.env.ISSUE_READERS ?? 200);
const app = initializeApp({ projectId: process.env.GOOGLE_CLOUD_PROJECT }, "newsletter-faults");
const store = getFirestore(app);

const box = mailboxForTests();
/** A mail that a killed process was sending is left alone until its claim expires. */
const shortClaims = {
  MAIL_LEASE_SECONDS: "5",
  MAIL_ATTEMPT_SECONDS: "3",
  MAIL_ANSWER_SECONDS: "3",
};
/** Fewer than the first batch has. */
const kills = [20, 60];
let sweeper = startSweeper(shortClaims);
beforeAll(async () => {
  const now = Timestamp.now();
  const writer = store.bulkWriter();
  const add = (name: string, confirmed: boolean) => {
    const subscriber = newSubscriber.parse({
      ...{ email: `${name}@readers.example`, source: "web-design-page", wants_newsletter: true },
      token_id: newTokenId(),
    });
    const at = { created_at: now, ...(confirmed && { confirmed_at: now }) };
    writer.set(store.collection(collections.subscribers).doc(name), { ...subscriber, ...at });
  };
  for (let number = 0; number < readers; number += 1) add(`reader-${number}`, true);
  add("unconfirmed", false);
  await writer.close();
});
afterAll(() => sweeper.stop());

/** Sends an issue in a separate process, which is killed at these points. @returns how it ended. */
async function send(id: string, ...killedAt: KillPoint[]): Promise<NodeJS.Signals | number | null> {
  const script = ["--import", "tsx", "tests/faults/send-issue.ts", id, ...killedAt];
  const child = spawn(process.execPath, script, { stdio: ["ignore", "ignore", "inherit"] });
  const [code, signal] = await once(child, "exit");
  return signal ?? code;
}

async function arrived(count: number) {
  await vi.waitFor(() => expect(box.mails.length).toBeGreaterThanOrEqual(count), patience);
}

test("mails each confirmed address once, even when both ends are killed", async () => {
  const id = randomUUID();
  // The sending command is killed at its start and in the middle, and the process that sends the mails twice while
  // sending.
  expect(await send(id, "begun")).toBe("SIGKILL");
  expect(await send(id, "first batch")).toBe("SIGKILL");
  for (const count of kills) {
    await arrived(count);
    await sweeper.kill();
    sweeper = startSweeper(shortClaims);
  }
  const before = (await store.doc(`${collections.issues}/${id}`).get()).get("queued");
  expect(before, "killed in the middle").toBeLessThan(readers);
  expect(await send(id)).toBe(0);
  await vi.waitFor(async () => {
    const waiting = store.collection(collections.mail).where("delivery.state", "!=", "SUCCESS");
    expect((await waiting.count().get()).data().count).toBe(0);
  }, patience);
  const ids = new Map<string, Set<string>>();
  for (const { to, messageId = "" } of box.mails) {
    const address = to?.[0]?.address ?? "";
    ids.set(address, (ids.get(address) ?? new Set()).add(messageId));
  }
  // A process killed just before the last line of a mail may cost that reader the issue, but nobody gets it twice
  // (decision 5).
  expect(ids.size).toBeGreaterThanOrEqual(readers - kills.length);
  expect(box.mails.length).toBe(ids.size);
  expect([...ids.values()].filter((each) => each.size > 1)).toEqual([]);
  expect([...ids.keys()]).not.toContain("unconfirmed@readers.example");
});
