import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSettings } from "#functions/config.ts";
import { deliverMail } from "#functions/mail/deliver-mail.ts";
import { decideClaim, pauseAfterError } from "#functions/mail-queue/delivery-rules.ts";

const settings = {
  ...readSettings(process.env),
  MAIL_RETRY_BASE_SECONDS: 30,
  MAIL_RETRY_MAX_SECONDS: 3600,
};
const now = 1_000_000_000;
const time = (seconds: number) => ({ toMillis: () => now + seconds * 1000 });
const tried = (attempts: number, age = 60) => ({
  state: "PROCESSING" as const,
  attempts,
  startTime: time(-age),
});

const inQueue = (
  kind: "lead" | "receipt" | "signup" | "issue",
  attempts: number,
  age?: number,
) => ({
  subject: { kind },
  delivery: tried(attempts, age),
});

describe("pauses between tries", () => {
  test("double from half a minute to an hour, and vary by a fifth", () => {
    const pauses = [1, 2, 3, 7, 8, 20, 1000].map((attempts) =>
      pauseAfterError(inQueue("lead", attempts), now, settings, 0.5, "ESOCKET"),
    );
    expect(pauses).toEqual([30, 60, 120, 1920, 3600, 3600, 3600].map((pause) => pause * 1000));
    expect(pauseAfterError(inQueue("lead", 1), now, settings, 0, "ESOCKET")).toBe(24_000);
    expect(pauseAfterError(inQueue("lead", 1), now, settings, 1, "ESOCKET")).toBe(36_000);
  });

  const endsAfter = (
    error: string,
    seconds: number,
    kind: "lead" | "receipt" | "signup" = "lead",
  ) => {
    const pause = (age: number) =>
      pauseAfterError(inQueue(kind, 30, age), now, settings, 0.5, error);
    return [pause(seconds - 1), pause(seconds)];
  };

  test.each(["ESOCKET", "ETIMEDOUT", "EABORT", "EMESSAGE 451", "EENVELOPE 450", "EAUTH 454"])(
    "end after a day: %s",
    (error) => {
      expect(endsAfter(error, 86_400)).toEqual([expect.any(Number), undefined]);
    },
  );

  test.each(["EAUTH 535", "EAUTH", "ENOAUTH", "EENVELOPE 550", "ERECIPIENT 550", "EMESSAGE 554"])(
    "end after an hour, because waiting does not fix it: %s",
    (error) => {
      expect(endsAfter(error, 3600)).toEqual([expect.any(Number), undefined]);
    },
  );

  test.each(["ESOCKET", "EENVELOPE 450", "EAUTH 535", "ESITEFACTS"])(
    "end after a quarter of an hour for a receipt: %s",
    (error) => {
      expect(endsAfter(error, 900, "receipt")).toEqual([expect.any(Number), undefined]);
    },
  );

  test("end after six hours for the question to a subscriber", () => {
    // Nothing else sends that question.
    expect(endsAfter("ESOCKET", 6 * 3600, "signup")).toEqual([expect.any(Number), undefined]);
    const waiting = (age: number) => ({
      ...tried(1),
      state: "RETRY" as const,
      startTime: time(age),
    });
    expect(decideClaim("signup", waiting(-21_599), now, settings)).toBe("claim");
    expect(decideClaim("signup", waiting(-21_600), now, settings)).toBe("give-up");
  });

  test.each(["EENVELOPE 550", "ERECIPIENT 550", "EMESSAGE 554"])(
    "never begin for a refused receipt: %s",
    (error) => {
      for (const kind of ["receipt", "signup"] as const) {
        const young = inQueue(kind, 1, 1);
        expect(pauseAfterError(young, now, settings, 0.5, error)).toBeUndefined();
      }
    },
  );

  test("never begin for a newsletter that its mailbox refuses", () => {
    // Other newsletters are retried like the owner's mail.
    const pause = (error: string, age = 1) =>
      pauseAfterError(inQueue("issue", 1, age), now, settings, 0.5, error);
    const mailbox = ["550", "551", "553", "550 5.1.1", "550 5.1.10", "554 5.1.2", "551 5.1.6"];
    for (const code of [...mailbox, "550 5.2.1"]) {
      expect(pause(`ERECIPIENT ${code}`), code).toBeUndefined();
    }
    const ours = ["550 5.7.1", "550 5.7.26", "552 5.2.2", "554", "550 5.1.0", "550 5.1.8"];
    const others = ["ERECIPIENT 450", "EENVELOPE 550 5.1.1", "EMESSAGE 554", "ESOCKET"];
    for (const error of [...ours.map((code) => `ERECIPIENT ${code}`), ...others]) {
      expect(pause(error, 1800), error).toEqual(expect.any(Number));
    }
  });

  test("never exceed a shorter limit of the settings", () => {
    const impatient = { ...settings, MAIL_GIVE_UP_SECONDS: 10 };
    expect(
      pauseAfterError(inQueue("lead", 1, 10), now, impatient, 0.5, "EAUTH 535"),
    ).toBeUndefined();
  });
});

describe("the right to try a mail", () => {
  test("goes to two at a time, because mail providers allow few connections", () => {
    expect(deliverMail.__endpoint).toMatchObject({ concurrency: 1, maxInstances: 2 });
  });

  test("ends well after a try is stopped", () => {
    expect(settings.MAIL_ATTEMPT_SECONDS).toBeLessThan(settings.MAIL_LEASE_SECONDS - 10);
  });

  test("never goes to a mail that is done or held, whatever its times say", () => {
    const seconds = fc.integer({ min: -200_000, max: 200_000 });
    fc.assert(
      fc.property(
        fc.constantFrom("SUCCESS", "ERROR", "PROCESSING"),
        seconds,
        seconds,
        (state, a, b) => {
          const held = { leaseExpireTime: time(Math.abs(a) + 1), nextAttemptAt: time(b) };
          const delivery = { ...tried(1), state, startTime: time(a), ...held } as const;
          expect(decideClaim("lead", delivery, now, settings)).toBe("leave");
          expect(decideClaim("receipt", delivery, now, settings)).toBe("leave");
        },
      ),
    );
  });

  test.each([
    [undefined, "claim"],
    [{ state: "PENDING", nextAttemptAt: time(20) }, "claim"],
    [{ state: "RETRY", nextAttemptAt: time(1) }, "leave"],
    [{ state: "RETRY", nextAttemptAt: time(0) }, "claim"],
    [{ state: "RETRY", nextAttemptAt: time(0), startTime: time(-90_000) }, "claim"],
    [{ state: "PROCESSING", leaseExpireTime: time(-1) }, "claim"],
    [{ state: "PROCESSING", leaseExpireTime: time(-1), startTime: time(-90_000) }, "give-up"],
  ] as const)("%j: %s", (delivery, decision) => {
    const whole = delivery && { ...tried(1), ...delivery };
    expect(decideClaim("lead", whole, now, settings)).toBe(decision);
  });

  test.each([
    [{ state: "PENDING", startTime: time(-899) }, "claim"],
    [{ state: "PENDING", startTime: time(-900) }, "give-up"],
    [{ state: "RETRY", nextAttemptAt: time(0), startTime: time(-899) }, "claim"],
    [{ state: "RETRY", nextAttemptAt: time(0), startTime: time(-900) }, "give-up"],
    [{ state: "PROCESSING", leaseExpireTime: time(-1), startTime: time(-899) }, "claim"],
    [{ state: "PROCESSING", leaseExpireTime: time(-1), startTime: time(-900) }, "give-up"],
    [{ state: "PROCESSING", leaseExpireTime: time(1), startTime: time(-900) }, "leave"],
  ] as const)("a receipt only in its first quarter of an hour, %j: %s", (delivery, decision) => {
    const whole = { ...tried(1), ...delivery };
    expect(decideClaim("receipt", whole, now, settings)).toBe(decision);
  });
});
