import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#contract/limits";
import { call } from "../functions/call.ts";
import { contactForm, freshEmail } from "../functions/form-data.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { mailState, stored, traces } from "../functions/stored.ts";
import { type OwnFunctions, startOwnFunctions } from "./own-functions.ts";
import { inSeconds, makeDue, queueForRetry } from "./queued-mail.ts";
import { startSweeper } from "./sweeper.ts";
import { wrongClock } from "./wrong-clock.ts";

const twoDays = 2 * 24 * 3600;
const stackOrigin = process.env.FUNCTIONS_EMULATOR_ORIGIN ?? "";

let box: Mailbox;
beforeAll(async () => {
  box = await startMailbox();
});
afterAll(() => box.stop());

/** At most a minute from the clock of this process, which Firestore's emulator shares. */
function expectNow(time: unknown): void {
  expect(time).toHaveProperty("toMillis", expect.any(Function));
  const { toMillis } = Object(time);
  expect(Math.abs(toMillis.call(time) - Date.now())).toBeLessThan(60_000);
}

describe.each([
  ["two days slow", -twoDays],
  ["two days fast", twoDays],
])("with functions whose clock is %s", (_, seconds) => {
  let own: OwnFunctions;
  beforeAll(async () => {
    const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? "";
    own = await startOwnFunctions({ firestore, environment: wrongClock(seconds) });
    process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
  });
  afterAll(() => own.stop());

  test("a form bears Firestore's time, in the records, in the queue and in the mail", async () => {
    const form = contactForm();
    expect((await call("sendContactEmail", form)).status).toBe("OK");
    const { message, lead, mail } = await traces(form.submission_id);
    expectNow(message?.created_at);
    expectNow(lead?.created_at);
    expectNow(Object(mail?.delivery).startTime);
    const { text } = await box.arrival(form.submission_id);
    const today = new Intl.DateTimeFormat("en-US", {
      dateStyle: "full",
      timeZone: "America/New_York",
    });
    expect(text).toContain(today.format(new Date()));
    await mailState(form.submission_id, "SUCCESS");
  });

  test("limits are counted together with functions whose clock is right", async () => {
    const email = freshEmail();
    const origins = [own.origin, stackOrigin];
    const statuses: string[] = [];
    for (let sent = 0; sent <= rateLimits.perEmail; sent += 1) {
      process.env.FUNCTIONS_EMULATOR_ORIGIN = origins[sent % 2] ?? "";
      statuses.push((await call("sendContactEmail", { ...contactForm(), email })).status);
    }
    process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
    expect(statuses.filter((status) => status === "OK")).toHaveLength(rateLimits.perEmail);
    expect(statuses.at(-1)).toBe("RESOURCE_EXHAUSTED");
  });

  test("the sweep sends what is due, once, and leaves what is not", async () => {
    const later = inSeconds(50);
    const due = await queueForRetry();
    const early = await queueForRetry({ nextAttemptAt: later });
    const held = await queueForRetry({
      state: "PROCESSING",
      claim: "another",
      nextAttemptAt: later,
      leaseExpireTime: later,
    });
    await makeDue(due);
    const sweeper = startSweeper(wrongClock(seconds));
    try {
      await mailState(due, "SUCCESS");
      await pause(1500);
      expect(box.of(due)).toHaveLength(1);
      for (const id of [early, held]) expect(box.of(id)).toHaveLength(0);
      expect(await stored(`mail/${early}`)).toMatchObject({ delivery: { state: "RETRY" } });
      expect(await stored(`mail/${held}`)).toMatchObject({ delivery: { claim: "another" } });
    } finally {
      await sweeper.stop();
    }
  });
});
