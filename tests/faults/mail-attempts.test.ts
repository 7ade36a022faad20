import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { database } from "#functions/database.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { sweepMail } from "#functions/mail/sweep-mail.ts";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { inSeconds, makeDue, queueForRetry } from "./queued-mail.ts";

// A project of its own on the same emulator, so that the trigger does not come between.
delete process.env.FIREBASE_CONFIG;
process.env.GOOGLE_CLOUD_PROJECT = "demo-agency-attempts";
process.env.GCLOUD_PROJECT = "demo-agency-attempts";
// And a mail server of its own: the triggers still send mails of the tests before.
process.env.SMTP_PORT = String(await freePort());
// Shorter than in earnest, for the server that hangs.
process.env.MAIL_ATTEMPT_SECONDS = "1";
process.env.MAIL_ANSWER_SECONDS = "3";

let box: Mailbox;
beforeEach(async () => {
  box = await startMailbox();
  const all = await database().collection("mail").get();
  await Promise.all(all.docs.map((mail) => mail.ref.delete()));
});
afterEach(() => box.stop());

/** A mail that was tried once, and is due now unless `delivery` says otherwise. */
const queued = (delivery: Record<string, unknown> = {}) =>
  queueForRetry({ nextAttemptAt: inSeconds(-1), ...delivery });

describe("when the mail server fails", () => {
  test.each(["refuse", "drop-before-answer"] as const)(
    "%s: the mail is kept, left alone for a while, and sent once later",
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

  test("a slow answer is no lost one: it may take much longer than the sending, and there is one copy", async () => {
    box.answersAfterMs = 2000;
    const id = await queued();
    const sending = attemptMail(id);
    await vi.waitFor(() => expect(box.of(id)).toHaveLength(1), patience);
    expect(await attemptMail(id), "another, while the first waits").toBe("not-due");
    expect(await sending).toBe("sent");
    expect(box.of(id)).toHaveLength(1);
  });

  test("no answer at all: the mail is sent once more, then given up, visibly", async () => {
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

  test("no answer, then one: what went wrong before doesn't count any more", async () => {
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

  test("the claim went to another while it was sending: its last line isn't sent", async () => {
    const id = await queued();
    box.onRecipient = () => database().doc(`mail/${id}`).update({ "delivery.claim": "other" });
    expect(await attemptMail(id)).toBe("not-due");
    expect(box.of(id)).toEqual([]);
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { unanswered: 0 } });
  });

  test("dies after taking the mail: the twin has the same Message-ID", async () => {
    box.mood = "drop-after-mail";
    const id = await queued();
    expect(await attemptMail(id)).toBe("retry");
    box.mood = "accept";
    await makeDue(id);
    expect(await attemptMail(id)).toBe("sent");
    const ids = box.mails.map((mail) => mail.messageId);
    expect(ids).toEqual([`<${id}@agency.example>`, `<${id}@agency.example>`]);
  });

  test("for a day: the mail is given up, visibly, and not tried again", async () => {
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

describe("whoever comes by", () => {
  test("many at once: one sends", async () => {
    const id = await queued();
    const results = await Promise.all(Array.from({ length: 6 }, () => attemptMail(id)));
    expect(results.filter((result) => result === "sent")).toHaveLength(1);
    expect(results.filter((result) => result === "not-due")).toHaveLength(5);
    expect(box.of(id)).toHaveLength(1);
  });

  test("while another holds the claim: leaves it; after its lease: takes over", async () => {
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

  test("when every try was broken off for a day: gives up", async () => {
    const lease = { leaseExpireTime: inSeconds(-1), startTime: inSeconds(-86_500) };
    const id = await queued({ state: "PROCESSING", claim: "other", ...lease });
    expect(await sweepMail()).toEqual({ "not-due": 1 });
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "ERROR" } });
    expect(box.begun).toBe(0);
  });

  test("and finds a new mail whose trigger never came: sends it", async () => {
    const id = await queued({ state: "PENDING", attempts: 0 });
    expect(await sweepMail()).toEqual({ sent: 1 });
    expect(box.of(id)).toHaveLength(1);
  });

  test.each(["SUCCESS", "ERROR"])("after %s: leaves it", async (state) => {
    const id = await queued({ state });
    expect(await attemptMail(id)).toBe("not-due");
    expect(box.begun).toBe(0);
  });

  test("when the mail is gone: does nothing", async () => {
    expect(await attemptMail(randomUUID())).toBe("not-due");
  });
});
