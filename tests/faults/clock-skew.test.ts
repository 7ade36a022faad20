import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rateLimits } from "#contract/limits";
import { call, freshAddress } from "../functions/call-function.ts";
import { contactForm, freshEmail } from "../functions/form-data.ts";
import { ensureTimeInWindow } from "../functions/rate-window.ts";
import { mailState, traces } from "../functions/stored.ts";
import { arrivedMail } from "./caught-mail.ts";
import { type OwnEmulators, startOwnFunctions } from "./own-emulators.ts";
import { wrongClock } from "./wrong-clock.ts";

const twoDays = 2 * 24 * 3600;
const stackOrigin = process.env.FUNCTIONS_EMULATOR_ORIGIN ?? "";

/** Expects a time within an hour of this process's clock, which Firestore's emulator shares, and not two days off. */
function expectNow(time: unknown): void {
  expect(time).toHaveProperty("toMillis", expect.any(Function));
  const { toMillis } = Object(time);
  expect(Math.abs(toMillis.call(time) - Date.now())).toBeLessThan(3_600_000);
}

test("doesn't even read the time that a phone sends", async () => {
  const form = contactForm();
  const year2001 = { created_at: "2001-01-01T00:00:00Z", at: 978307200000 };
  const date = { date: "Mon, 01 Jan 2001 00:00:00 GMT" };
  expect((await call("sendContactEmail", { ...form, ...year2001 }, date)).status).toBe("OK");
  const { message, lead, record } = await traces(form.submission_id);
  for (const stored of [message, lead, record]) expectNow(stored?.created_at);
  expect(message).not.toHaveProperty("at");
});

describe.each([
  ["two days slow", -twoDays],
  ["two days fast", twoDays],
])("with functions whose clock is %s", (_, seconds) => {
  let own: OwnEmulators;
  beforeAll(async () => {
    const firestore = process.env.FIRESTORE_EMULATOR_HOST ?? "";
    own = await startOwnFunctions({ firestore, environment: wrongClock(seconds) });
    process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
  });
  afterAll(() => own.stop());

  test("gives a form Firestore's time in records, queue and mail", async () => {
    const form = contactForm();
    expect((await call("sendContactEmail", form)).status).toBe("OK");
    const { message, lead, mail } = await traces(form.submission_id);
    expectNow(message?.created_at);
    expectNow(lead?.created_at);
    expectNow(Object(mail?.delivery).startTime);
    const { text } = await arrivedMail(form.submission_id);
    const today = new Intl.DateTimeFormat("en-US", {
      dateStyle: "full",
      timeZone: "America/New_York",
    });
    expect(text).toContain(today.format(new Date()));
    await mailState(form.submission_id, "SUCCESS");
  });

  test("counts limits together with functions whose clock is right", async () => {
    await ensureTimeInWindow();
    const email = freshEmail();
    const oneConnection = { "x-forwarded-for": `${freshAddress()}, ${freshAddress()}` };
    const origins = [own.origin, stackOrigin];
    const statuses: string[] = [];
    for (let sent = 0; sent <= rateLimits.perEmail; sent += 1) {
      process.env.FUNCTIONS_EMULATOR_ORIGIN = origins[sent % 2] ?? "";
      const answer = await call("sendContactEmail", { ...contactForm(), email }, oneConnection);
      statuses.push(answer.status);
    }
    process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
    expect(statuses.filter((status) => status === "OK")).toHaveLength(rateLimits.perEmail);
    expect(statuses.at(-1)).toBe("RESOURCE_EXHAUSTED");
  });
});
