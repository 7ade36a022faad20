import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { database } from "../../functions/src/database.ts";
import { call } from "./call.ts";
import { contactForm } from "./form-data.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { mailState } from "./stored.ts";

let mailbox: Mailbox | undefined;
let sweeper: ChildProcess | undefined;

async function open(): Promise<Mailbox> {
  mailbox = await startMailbox();
  return mailbox;
}

afterEach(async () => {
  await mailbox?.stop();
  mailbox = undefined;
});
afterAll(() => {
  sweeper?.kill("SIGTERM");
});

describe("a mail in the queue", () => {
  test("waits while the mail server is down, and comes once when it is back", async () => {
    sweeper = spawn(process.execPath, ["functions/lib/mail/run-sweep.js"], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    const form = contactForm();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const waiting = await mailState(form.submission_id, "RETRY");
    expect(waiting).toMatchObject({ delivery: { error: expect.stringMatching(/^E[A-Z]+$/) } });
    const box = await open();
    await box.arrival(form.submission_id);
    const sent = await mailState(form.submission_id, "SUCCESS");
    expect(sent).toMatchObject({ delivery: { error: null, nextAttemptAt: null } });
    sweeper.kill("SIGTERM");
    expect(await once(sweeper, "exit")).toEqual([0, null]);
    sweeper = undefined;
    expect(box.of(form.submission_id)).toHaveLength(1);
  });

  test("is sent at once, also without a delivery state, as Firebase's extension does", async () => {
    const box = await open();
    const id = randomUUID();
    const message = { subject: "Test", text: "Test", html: "<p>Test</p>" };
    await database()
      .doc(`mail/${id}`)
      .set({ to: ["owner@agency.example"], message });
    await box.arrival(id);
    await mailState(id, "SUCCESS");
  });

  test("that holds anything but texts is given up at once, without sending", async () => {
    const box = await open();
    const id = randomUUID();
    const message = { subject: "Test", text: "Test", html: { path: "/etc/passwd" } };
    await database()
      .doc(`mail/${id}`)
      .set({ to: ["owner@agency.example"], message });
    const mail = await mailState(id, "ERROR");
    expect(mail).toMatchObject({ delivery: { error: "Not a mail: message.html" } });
    expect(box.mails).toHaveLength(0);
  });
});
