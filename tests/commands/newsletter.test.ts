import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collections } from "#contract/collections";
import { issueMailId } from "#contract/newsletter-issue";
import { queuedMail } from "#contract/queued-mail";
import { confirmedReaders } from "#functions/newsletter/confirmed-readers.ts";
import { previewIssue } from "#scripts/admin/newsletter/preview-issue.ts";
import { queueIssue } from "#scripts/admin/newsletter/queue-issue.ts";
import { projectId } from "#scripts/repository.ts";
import { auth, databaseNamed } from "./admin.ts";

/** A database where no other test sends or deletes mails. */
const store = databaseNamed("newsletter");

const readers = 1000;
const issue = { subject: "News", text: "Hello", html: "<p>Hello</p>" };
/** Mails per hour. */
const slow = 0.001;

let id = "";
let before = 0;
const subscribers = store.collection(collections.subscribers);
const subscriberId = (number: number) => `${id}-${String(number).padStart(4, "0")}`;

const countReaders = async () => (await confirmedReaders(store).count().get()).data().count;

beforeEach(async () => {
  id = `issue-${randomUUID().slice(0, 8)}`;
  before = await countReaders();
  const writer = store.bulkWriter();
  const confirmed_at = Timestamp.now();
  for (let number = 0; number < readers; number += 1) {
    const data = { email: `${number}@readers.example`, wants_newsletter: true, confirmed_at };
    writer.set(subscribers.doc(subscriberId(number)), data);
  }
  const others = [{ wants_newsletter: true }, { wants_newsletter: false, confirmed_at }, {}];
  for (const [number, data] of others.entries())
    writer.set(subscribers.doc(`${id}-x${number}`), data);
  await writer.close();
});
afterEach(async () => {
  const writer = store.bulkWriter();
  const mails = await store.collection(collections.mail).where("issue", "==", issuePath()).get();
  for (const { ref } of mails.docs) writer.delete(ref);
  for (let number = 0; number < readers; number += 1)
    writer.delete(subscribers.doc(subscriberId(number)));
  for (const number of [0, 1, 2]) writer.delete(subscribers.doc(`${id}-x${number}`));
  writer.delete(store.doc(issuePath()));
  await writer.close();
});

const issuePath = () => `${collections.issues}/${id}`;
const queuedMails = async () =>
  (await store.collection(collections.mail).where("issue", "==", issuePath()).get()).docs;

/** Sends, and dies after this many batches. */
async function sendUntil(batches: number, perHour = slow): Promise<number> {
  let left = batches;
  return queueIssue(store, { id, issue, perHour }, () => {
    left -= 1;
    if (left === 0) throw new Error("killed");
  });
}

test("queues one mail per confirmed address, even when killed twice", async () => {
  expect(await countReaders()).toBe(before + readers);
  await expect(sendUntil(1)).rejects.toThrow("killed");
  const first = await queuedMails();
  expect(first.length).toBeGreaterThan(0);
  expect(first.length).toBeLessThan(readers);
  // Sent mails may be deleted before somebody resumes the sending.
  await store.recursiveDelete(store.doc(first[0]?.ref.path ?? ""));
  await expect(sendUntil(1)).rejects.toThrow("killed");
  expect(await sendUntil(Infinity)).toBe(before + readers);
  const ids = (await queuedMails()).map((mail) => mail.id);
  expect(ids).not.toContain(first[0]?.id);
  expect(ids).toHaveLength(before + readers - 1);
  expect(ids).toContain(issueMailId(id, subscriberId(readers - 1)));
  await expect(sendUntil(Infinity)).rejects.toThrow("queued already");
});

test("sends a preview only to a reader of the demo, as mails to all do", async () => {
  const demo = {
    kind: "emulators",
    projectId,
    firestore: "",
    auth: "",
    site: "",
    running: 1,
  } as const;
  expect(await previewIssue({ store, auth, target: demo }, issue)).toContain(
    "reader@agency.example",
  );
  const mails = store.collection(collections.mail);
  const [mail] = (await mails.where("kind", "==", "issue").get()).docs.filter(({ id: name }) =>
    name.startsWith("issue-preview-"),
  );
  expect(queuedMail.safeParse(mail?.data()).success).toBe(true);
  await store.doc(String(mail?.get("issue"))).delete();
  await store.doc(String(mail?.get("subscriber"))).delete();
  await mail?.ref.delete();
  const real = { kind: "real", projectId: "my-agency" } as const;
  await expect(previewIssue({ store, auth, target: real }, issue)).rejects.toThrow("npm start");
});

test("sends the rest at the same pace after a day", async () => {
  const pace = 3600;
  await expect(sendUntil(1, pace)).rejects.toThrow("killed");
  const first = (await queuedMails()).map((mail) => mail.id);
  const dayAgo = Timestamp.fromMillis(Date.now() - 24 * 3_600_000);
  await store.doc(issuePath()).update({ begun_at: dayAgo });
  const resumed = Date.now();
  await sendUntil(Infinity, pace);
  const rest = (await queuedMails()).filter((mail) => !first.includes(mail.id));
  const due = rest.map((mail) => Number(mail.get("delivery.nextAttemptAt").toMillis()));
  due.sort((one, other) => one - other);
  expect(due[0]).toBeGreaterThan(resumed - 60_000);
  expect((due.at(-1) ?? 0) - (due[0] ?? 0)).toBeCloseTo((rest.length - 1) * 1000, -1);
});

test("makes each mail due at its time, and none before", async () => {
  await sendUntil(Infinity, 3600);
  const due = (await queuedMails()).map((mail) =>
    Number(mail.get("delivery.nextAttemptAt").toMillis()),
  );
  due.sort((one, other) => one - other);
  expect(due.slice(1).every((time, index) => time - (due[index] ?? 0) === 1000)).toBe(true);
});
