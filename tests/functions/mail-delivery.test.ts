import { randomUUID } from "node:crypto";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { database } from "#functions/database.ts";
import { type Sweeper, startSweeper } from "../faults/sweeper.ts";
import { call } from "./call-function.ts";
import { contactForm } from "./form-data.ts";
import { type Mailbox, startMailbox } from "./mailbox.ts";
import { mailState } from "./stored.ts";

let mailbox: Mailbox | undefined;
let sweeper: Sweeper | undefined;

async function open(): Promise<Mailbox> {
  mailbox = await startMailbox();
  return mailbox;
}

afterEach(async () => {
  await mailbox?.stop();
  mailbox = undefined;
});
afterAll(() => sweeper?.stop());

describe("a mail in the queue", () => {
  test("waits while the mail server is down, and comes once when it is back", async () => {
    sweeper = startSweeper();
    const form = contactForm();
    expect(await call("sendContactEmail", form)).toMatchObject({ status: "OK" });
    const waiting = await mailState(form.submission_id, "RETRY");
    expect(waiting).toMatchObject({ delivery: { error: expect.stringMatching(/^E[A-Z]+$/) } });
    const box = await open();
    await box.arrival(form.submission_id);
    const sent = await mailState(form.submission_id, "SUCCESS");
    expect(sent).toMatchObject({ delivery: { error: null, nextAttemptAt: null } });
    expect(await sweeper.stop()).toEqual([0, null]);
    expect(box.of(form.submission_id)).toHaveLength(1);
  });

  test("is sent at once, also without a delivery state", async () => {
    const box = await open();
    const id = randomUUID();
    const lead = `companies/agency/leads/${id}`;
    await database().doc(lead).set({ email: "visitor@shop.example", town: "Berlin" });
    await database().doc(`mail/${id}`).set({ kind: "lead", lead });
    const mail = await box.arrival(id);
    expect(mail.subject).toBe("Quote request from Berlin: visitor@shop.example");
    const sent = await mailState(id, "SUCCESS");
    expect(sent).toMatchObject({ expires_at: expect.anything() });
  });

  test.each([
    [{ kind: "lead", lead: "company_whitelist/team@agency.example" }, "Not a mail: lead"],
    [{ to: ["owner@agency.example"], message: {} }, "Not a mail: kind"],
  ])("that can't be sent is given up on at once: %j", async (subject, error) => {
    const box = await open();
    const id = randomUUID();
    await database().doc(`mail/${id}`).set(subject);
    expect(await mailState(id, "ERROR")).toMatchObject({ delivery: { error } });
    expect(box.of(id)).toEqual([]);
  });

  test("about a lead that was deleted is finished without being sent", async () => {
    const box = await open();
    const id = randomUUID();
    const subject = { kind: "lead", lead: "companies/agency/leads/forgotten" };
    await database().doc(`mail/${id}`).set(subject);
    const finished = await mailState(id, "SUCCESS");
    expect(finished).toMatchObject({ expires_at: expect.anything() });
    expect(finished).toMatchObject({ delivery: { error: "What it tells of is gone" } });
    expect(box.of(id)).toEqual([]);
  });
});
