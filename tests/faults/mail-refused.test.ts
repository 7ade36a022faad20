import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailRetry } from "#contract/limits";
import { database } from "#functions/database.ts";
import { attemptMail } from "#functions/mail/deliver-mail.ts";
import { smtpSend } from "#functions/mail/smtp-send.ts";
import { mailboxForTests } from "../functions/mailbox.ts";
import { stored } from "../functions/stored.ts";
import { takeOwnProject } from "./own-project.ts";
import { inSeconds, makeDue, queueForRetry } from "./queue-mail.ts";

const { logged } = await vi.hoisted(() => import("./logged-errors.ts"));

await takeOwnProject("demo-agency-refused");
process.env.OWNER_EMAIL = "owner@agency.example,former@Agency.Example";
process.env.SMTP_USER = "website";
process.env.SMTP_PASSWORD = "of-yesterday";

const box = mailboxForTests();
beforeEach(async () => {
  logged.length = 0;
  box.mood = "accept";
  await database().recursiveDelete(database().collection("mail"));
});

const queued = (age: number) =>
  queueForRetry({ nextAttemptAt: inSeconds(-1), startTime: inSeconds(-age) });

const { permanentGiveUpAfterSeconds: hour } = mailRetry;

describe.each([
  ["refuse-for-good", "EMESSAGE 550"],
  ["refuse-sign-in", "EAUTH 535"],
] as const)("a mail server in the mood to %s", (mood, error) => {
  test("is tried again for an hour, and then the mail is given up on", async () => {
    box.mood = mood;
    const young = await queued(hour - 60);
    expect(await attemptMail(young)).toBe("retry");
    expect(await stored(`mail/${young}`)).toMatchObject({ delivery: { state: "RETRY", error } });
    expect(logged).toEqual([]);

    const old = await queued(hour);
    expect(await attemptMail(old)).toBe("given-up");
    expect(await stored(`mail/${old}`)).toMatchObject({ delivery: { state: "ERROR", error } });
    expect(logged).toEqual([expect.stringContaining("mail given up")]);
    expect(logged[0]).toContain(`"error":"${error}"`);
  });
});

test("retries longer if a server refuses for a while", async () => {
  box.mood = "refuse";
  expect(await attemptMail(await queued(hour + 60))).toBe("retry");
});

describe("with several mailboxes of the owner", () => {
  const to = ["owner@agency.example", "former@Agency.Example"];
  const message = { subject: "Test", text: "Test", html: "<p>Test</p>" };
  const send = (id: string) =>
    smtpSend(id, { to, ...message }, { onHandOver: async () => undefined });

  test("mails the others when one refuses, and logs which without address", async () => {
    box.refused = ["former@agency.example"];
    await send("one-of-two");
    expect(box.of("one-of-two")).toHaveLength(1);
    expect(logged).toEqual([expect.stringContaining("a mailbox of the owner refused mail")]);
    expect(JSON.parse(logged[0] ?? "")).toMatchObject({
      mail_id: "one-of-two",
      refused: [2],
      mailboxes: 2,
    });
    expect(logged[0]).not.toContain("former@");
  });

  test("mails one that refuses for now later, and the others only once", async () => {
    box.refused = ["former@agency.example"];
    box.rejection = { code: 450, words: "Not now" };
    const id = await queued(5);
    for (const _ of [1, 2]) {
      expect(await attemptMail(id)).toBe("retry");
      expect(await stored(`mail/${id}`)).toMatchObject({
        delivery: { state: "RETRY", error: "ERECIPIENT 450", left: ["former@agency.example"] },
      });
      await makeDue(id);
    }
    expect(logged).toEqual([]);
    box.refused = [];
    expect(await attemptMail(id)).toBe("sent");
    const recipients = box.of(id).map(({ to }) => to?.map(({ address }) => address));
    const small = "former@agency.example";
    expect(recipients).toEqual([["owner@agency.example", small], [small]]);
    expect(await stored(`mail/${id}`)).toMatchObject({ delivery: { state: "SUCCESS" } });
    box.rejection = { code: 550, words: "No such user" };
  });

  test("sends nothing when all refuse", async () => {
    box.refused = "all";
    await expect(send("none")).rejects.toMatchObject({ code: "EENVELOPE", responseCode: 550 });
    expect(logged).toEqual([]);
  });

  test("logs nothing when no mailbox refuses", async () => {
    box.refused = [];
    await send("both");
    expect(logged).toEqual([]);
  });
});
