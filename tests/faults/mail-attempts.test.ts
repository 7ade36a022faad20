import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#functions/database.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { sweepMail } from "#functions/mail/sweep-mail.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { takeOwnProject } from "./own-project.ts";
import { inSeconds, makeDue, queueForRetry } from "./queue-mail.ts";

await takeOwnProject("demo-agency-attempts");
// These limits are shorter than in production, for the server that hangs.
process.env.MAIL_ATTEMPT_SECONDS = "1";
process.env.MAIL_ANSWER_SECONDS = "3";

let box: Mailbox;
beforeEach(async () => {
  box = await startMailbox();
  await database().recursiveDelete(database().collection("mail"));
});
afterEach(() => box.stop());

/** Queues a mail that was tried once, and is due now unless `delivery` says otherwise. */
const queued = (delivery: Record<string, unknown> = {}) =>
  queueForRetry({ nextAttemptAt: inSeconds(-1), ...delivery });

describe("when the mail server fails", () => {
  test.each(["refuse", "drop-before-answer"] as const)(
    "keeps the mail and sends it once later (%s)",
    async (mood) => {
      box.mood = mood;
      const id = await queued();
      expect(await attemptMail(id)).toBe("retry");
      expect(box.begun).toBe(1);
      box.mood = "accept";
      expect(await attemptMail(id)).toBe("not-due");
      expect(await sweepMail()).toEqual({});
      await makeDue(id);
      expect(await sweepMail()).toEqual({ sent: 1 });
      expect(await stored(`mail/${id}`)).toMatchObject({
        delivery: { state: "SUCCESS", attempts: 3, error: null, nextAttemptAt: null },
      });
      expect(box.of(id)).toHaveLength(1);
    },
  );

  test("waits for a slow answer, and sends one copy", async () => {
    // The answer may take much longer than the sending.
    box.answersAfterMs = 2000;
    const id = await queued();
    const sending = attemptMail(id);
    await vi.waitFor(() => expect(box.of(id)).toHaveLength(1), patience);
    expect(await attemptMail(id), "another, while the first waits").toBe("not-due");
    expect(await sending).toBe("sent");
    expect(box.of(id)).toHaveLength(1);
  });

  test("resends an unanswered mail once, then visibly gives up on it", async () => {
    box.mood = "hang";
    const id = await queued();
    expect(await attemptMail(id)).toBe("retry");
    expect(await stored(`mail/${id}`)).toMatchObject({
      delivery: { error: "EUNANSWERED", unanswered: 1 },
    });
    await makeDue(id);
    expect(await attemptMail(id)).toBe("given-up");
    expect(await stored(`mail/${id}`)).toMatchObject({
      delivery: { state: "ERROR", error: "EUNANSWERED", nextAttemptAt: null },
    });
    expect(box.begun).toBe(2);
  });

  test("forgets a missing answer once the server has answered", async () => {
    box.mood = "hang";
    const id = await queued();
    expect(await attemptMail(id)).toBe("retry");
    for (const mood of ["refuse", "drop-before-answer"] as const) {
      box.mood = mood;
      await makeDue(id);
      expect(await attemptMail(id), mood).toBe("retry");
    }
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { unanswered: 1 } });
    box.mood = "accept";
    await makeDue(id);
    expect(await attemptMail(id)).toBe("sent");
  });

  test("doesn't send the last line once another has taken the claim", async () => {
    const id = await queued();
    box.onRecipient = () => database().doc(`mail/${id}`).update({ "delivery.claim": "other" });
    expect(await attemptMail(id)).toBe("not-due");
    expect(box.of(id)).toEqual([]);
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { unanswered: 0 } });
  });

  test("sends the twin with the same Message-ID after a lost answer", async () => {
    box.mood = "drop-after-mail";
    const id = await queued();
    expect(await attemptMail(id)).toBe("retry");
    box.mood = "accept";
    await makeDue(id);
    expect(await attemptMail(id)).toBe("sent");
    const ids = box.mails.map((mail) => mail.messageId);
    expect(ids).toEqual([`<${id}@agency.example>`, `<${id}@agency.example>`]);
  });

  test("visibly gives up on the mail after a day, and doesn't retry it", async () => {
    box.mood = "refuse";
    const id = await queued({ startTime: inSeconds(-86_500) });
    expect(await sweepMail()).toEqual({ "given-up": 1 });
    expect(await stored(`mail/${id}`)).toMatchObject({
      delivery: { state: "ERROR", error: "EMESSAGE 451", nextAttemptAt: null },
    });
    box.mood = "accept";
    expect(await sweepMail()).toEqual({});
    expect(await attemptMail(id)).toBe("not-due");
  });
});

describe("an attempt", () => {
  test("sends once when many come at the same time", async () => {
    const id = await queued();
    const results = await Promise.all(Array.from({ length: 6 }, () => attemptMail(id)));
    expect(results.filter((result) => result === "sent")).toHaveLength(1);
    expect(results.filter((result) => result === "not-due")).toHaveLength(5);
    expect(box.of(id)).toHaveLength(1);
  });

  test("leaves a claimed mail alone until its lease ends", async () => {
    const later = inSeconds(30);
    const id = await queued({
      state: "PROCESSING",
      claim: "other",
      leaseExpireTime: later,
      nextAttemptAt: later,
    });
    expect(await attemptMail(id)).toBe("not-due");
    await makeDue(id);
    expect(await sweepMail()).toEqual({ sent: 1 });
    expect(box.of(id)).toHaveLength(1);
  });

  test("gives up when every try was interrupted for a day", async () => {
    const lease = { leaseExpireTime: inSeconds(-1), startTime: inSeconds(-86_500) };
    const id = await queued({ state: "PROCESSING", claim: "other", ...lease });
    expect(await sweepMail()).toEqual({ "not-due": 1 });
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "ERROR" } });
    expect(box.begun).toBe(0);
  });

  test("sends a new mail whose trigger never came", async () => {
    const id = await queued({ state: "PENDING", attempts: 0 });
    expect(await sweepMail()).toEqual({ sent: 1 });
    expect(box.of(id)).toHaveLength(1);
  });

  test.each(["SUCCESS", "ERROR"])("leaves a mail alone after %s", async (state) => {
    const id = await queued({ state });
    expect(await attemptMail(id)).toBe("not-due");
    expect(box.begun).toBe(0);
  });

  test("does nothing when the mail is gone", async () => {
    expect(await attemptMail(randomUUID())).toBe("not-due");
  });
});
