import { randomUUID } from "node:crypto";
import { initializeApp } from "firebase-admin/app";
import { getFirestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { collections } from "#contract/collections";
import { newSubscriber } from "#contract/subscriber";
import { newTokenId } from "../../functions/src/newsletter/token.ts";
import { queueIssue } from "../../scripts/admin/newsletter/queue-issue.ts";
import { freePort } from "../../scripts/run/stack/free-ports.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { startSweeper } from "./sweeper.ts";

// A project of its own on the same emulator: nobody else sends its mails.
process.env.GOOGLE_CLOUD_PROJECT = "demo-agency-newsletter";
process.env.SMTP_PORT = String(await freePort());

const readers = 1000;
const app = initializeApp({ projectId: process.env.GOOGLE_CLOUD_PROJECT }, "newsletter-faults");
const store = getFirestore(app);

let box: Mailbox;
let sweeper = startSweeper();
beforeAll(async () => {
  box = await startMailbox();
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
afterAll(async () => {
  await sweeper.stop();
  await box.stop();
});

/** What `npm run newsletter -- send` does; it dies after the first batch where it is told so. */
function send(id: string, dies: boolean): Promise<number> {
  const issue = { subject: "News", text: "Hello", html: "<p>Hello</p>" };
  return queueIssue(store, { id, issue, perHour: 3_600_000 }, () => {
    if (dies) throw new Error("killed");
  });
}

async function arrived(count: number) {
  await vi.waitFor(() => expect(box.mails.length).toBeGreaterThanOrEqual(count), {
    timeout: 400_000,
    interval: 100,
  });
}

test("1,000 confirmed addresses get one mail each, also when sending breaks off twice at either end", async () => {
  const id = randomUUID();
  for (const count of [100, 300]) {
    await expect(send(id, true)).rejects.toThrow("killed");
    await arrived(count);
    await sweeper.stop();
    sweeper = startSweeper();
  }
  expect(await send(id, false)).toBe(readers);
  await arrived(readers);
  // A mail too many would be due by now.
  await vi.waitFor(async () => {
    const waiting = store.collection(collections.mail).where("delivery.state", "!=", "SUCCESS");
    expect((await waiting.get()).size).toBe(0);
  });
  const addresses = box.mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
  expect(addresses).toHaveLength(readers);
  expect(new Set(addresses).size).toBe(readers);
  expect(addresses).not.toContain("unconfirmed@readers.example");
});
