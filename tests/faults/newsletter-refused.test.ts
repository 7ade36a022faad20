import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { collections } from "#contract/collections";
import { issueMailId } from "#contract/newsletter-issue";
import { database } from "#functions/database.ts";
import { fingerprint } from "#functions/fingerprint.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { newTokenId } from "#functions/newsletter/token.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { takeOwnProject } from "./own-project.ts";
import { inSeconds, queueForRetry } from "./queue-mail.ts";

const { logged } = await vi.hoisted(() => import("./logged-errors.ts"));

await takeOwnProject("demo-agency-refused-readers");
process.env.MAIL_ANSWER_SECONDS = "2";

const issue = `${collections.issues}/2026-11-24`;
const confirmed_at = new Date(1_700_000_000_000);

const box = mailboxForTests();
beforeEach(async () => {
  logged.length = 0;
  box.refused = "all";
  for (const name of ["mail", collections.subscribers]) {
    await database().recursiveDelete(database().collection(name));
  }
  await database().doc(issue).set({ subject: "News", text: "Hello", html: "<p>Hello</p>" });
});

/** Adds a reader with the issue waiting for them. */
async function reader(startTime = inSeconds(-1)) {
  const path = `${collections.subscribers}/${randomUUID()}`;
  await database()
    .doc(path)
    .set({
      ...{ email: `${randomUUID()}@readers.example`, source: "web-design-page" },
      ...{ wants_newsletter: true, token_id: newTokenId(), confirmed_at },
    });
  const mail = await queueForRetry(
    { startTime, nextAttemptAt: inSeconds(-1) },
    { kind: "issue", issue, subscriber: path },
  );
  return { path, mail };
}

const seconds = { _seconds: expect.any(Number) };
const wasConfirmed = { confirmed_at: { _seconds: 1_700_000_000 } };
const isReader = { wants_newsletter: true, ...wasConfirmed };

describe.each([
  ["550 5.1.1", 550, "5.1.1 No such user"],
  ["550 5.2.1", 550, "5.2.1 Account disabled"],
  ["553", 553, "Unknown"],
])("an answer about the mailbox: %s", (codes, code, words) => {
  test("ends that subscription, and keeps its confirmation and reason", async () => {
    box.rejection = { code, words };
    const { path, mail } = await reader();
    expect(await attemptMail(mail)).toBe("given-up");
    expect(await stored(path)).toMatchObject({
      ...{ wants_newsletter: false, ...wasConfirmed, ended_for: `ERECIPIENT ${codes}` },
      ended_at: seconds,
      expires_at: seconds,
    });
    expect(logged).toEqual([]);
  });
});

describe.each([
  ["550 5.7.1", 550, "5.7.1 Relaying denied"],
  ["554", 554, "Blocked"],
  ["552 5.2.2", 552, "5.2.2 Mailbox full"],
])("another permanent answer: %s", (codes, code, words) => {
  test("is retried for an hour, then given up on for this issue only", async () => {
    // The subscription continues.
    box.rejection = { code, words };
    const young = await reader();
    expect(await attemptMail(young.mail)).toBe("retry");
    const error = `ERECIPIENT ${codes}`;
    expect(logged).toEqual([]);
    expect(await stored(`mail/${young.mail}`)).toMatchObject({ delivery: { error } });
    const old = await reader(inSeconds(-3601));
    expect(await attemptMail(old.mail)).toBe("given-up");
    expect(logged).toEqual([expect.stringContaining("a newsletter was given up")]);
    for (const { path } of [young, old]) {
      expect(await stored(path)).toMatchObject(isReader);
      expect(await stored(path)).not.toHaveProperty("ended_at");
    }
  });
});

describe("a server that never says whether it takes an issue", () => {
  test.each(["hang", "drop-after-mail"] as const)(
    "gets it only once when its answer is missing: %s",
    async (mood) => {
      box.mood = mood;
      box.refused = [];
      const { path, mail } = await reader();
      expect(await attemptMail(mail)).toBe("given-up");
      box.mood = "accept";
      expect(await stored(`mail/${mail}`)).toMatchObject({
        delivery: { state: "SUCCESS", error: "EUNANSWERED", nextAttemptAt: null },
      });
      expect(await stored(path)).toMatchObject(isReader);
      expect(logged).toEqual([]);
    },
  );

  test("gets it only once when the process died during the wait", async () => {
    box.refused = [];
    const { path, mail } = await reader();
    const wait = { state: "PROCESSING", claim: "of the dead", unanswered: 1 };
    const lease = { leaseExpireTime: inSeconds(-1), startTime: inSeconds(-60) };
    const begun = box.begun;
    await database()
      .doc(`mail/${mail}`)
      .update({ delivery: { ...wait, ...lease, attempts: 1 } });
    expect(await attemptMail(mail)).toBe("not-due");
    expect(box.begun).toBe(begun);
    expect(await stored(`mail/${mail}`)).toMatchObject({ delivery: { state: "SUCCESS" } });
    expect(await stored(path)).toMatchObject(isReader);
  });
});

test("gives up without an error when its subscriber is gone", async () => {
  const { path, mail } = await reader();
  await database().doc(path).delete();
  expect(await attemptMail(mail)).toBe("given-up");
  expect(logged).toEqual([]);
});

test("logs no hash of a reader's address", async () => {
  box.rejection = { code: 550, words: "5.7.1 Relaying denied" };
  const { mail } = await reader(inSeconds(-3601));
  const hash = fingerprint("ana@readers.example");
  const id = issueMailId("2026-11-24", hash);
  await database()
    .doc(`mail/${id}`)
    .set((await stored(`mail/${mail}`)) ?? {});
  expect(await attemptMail(id)).toBe("given-up");
  expect(JSON.parse(logged[0] ?? "")).toMatchObject({ mail_id: "issue-2026-11-24" });
});

describe("consecutive refusals", () => {
  test("end no subscription, and log an error", async () => {
    // This restores even the subscriptions that ended before the refusals became a series.
    box.rejection = { code: 550, words: "max emails per hour exceeded" };
    const readers = [];
    for (let number = 0; number < 7; number += 1) readers.push(await reader());
    for (const { mail } of readers.slice(0, 4)) await attemptMail(mail);
    expect(await stored(readers[0]?.path ?? "")).toMatchObject({ wants_newsletter: false });
    expect(logged).toEqual([]);
    for (const { mail } of readers.slice(4)) await attemptMail(mail);
    for (const { path } of readers) {
      const found = await stored(path);
      expect(found).toMatchObject(isReader);
      for (const gone of ["ended_at", "ended_for", "expires_at"]) {
        expect(found).not.toHaveProperty(gone);
      }
    }
    expect(logged[0]).toContain("newsletters are refused one after the other");
    expect(logged.join()).not.toContain("@readers.example");
  });

  test("don't count as such when an issue went out between them", async () => {
    box.rejection = { code: 550, words: "5.1.1 No such user" };
    const paths = [];
    for (let number = 0; number < 7; number += 1) {
      const { path, mail } = await reader();
      box.refused = number === 3 ? [] : "all";
      expect(await attemptMail(mail)).toBe(number === 3 ? "sent" : "given-up");
      if (number !== 3) paths.push(path);
    }
    for (const path of paths) expect(await stored(path)).toHaveProperty("ended_at");
    expect(logged).toEqual([]);
  });
});
