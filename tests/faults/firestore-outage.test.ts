import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { logOf } from "../functions/logged.ts";
import { traces } from "../functions/stored.ts";
import { patience } from "../patience.ts";
import { expectOnce } from "./expect-once.ts";
import type { FirestoreGate } from "./firestore-gate.ts";
import { type GatedFunctions, startGatedFunctions } from "./gated-functions.ts";
import { ownName } from "./own-emulators.ts";
import { sendUntilAccepted, tryOnce } from "./send-until-accepted.ts";

let functions: GatedFunctions;
let gate: FirestoreGate;
beforeAll(async () => {
  functions = await startGatedFunctions();
  gate = functions.gate;
  await sendUntilAccepted("sendContactEmail", contactForm());
});
afterEach(() => gate.set("open"));
afterAll(() => functions.stop());

describe("while Firestore does not work", () => {
  test.each(["refuse", "hang"] as const)(
    "(%s) refuses a form in time, and stores it once when sent again",
    async (mood) => {
      // The visitor gets words that say so.
      const form = contactForm();
      gate.set(mood);
      // Being late would mean that the browser had given up, and there would be no response.
      const refused = await tryOnce("sendContactEmail", form);
      expect(refused).toMatchObject({
        httpStatus: 503,
        status: "UNAVAILABLE",
        message: "We couldn't save your form just now. Please try again in a minute.",
      });
      expect(await traces(form.submission_id)).toEqual({});
      const log = await vi.waitFor(() => {
        const text = logOf(ownName);
        expect(text).toContain(`"submission_id":"${form.submission_id}"`);
        return text;
      }, patience);
      for (const words of [form.email, form.message.slice(0, 20)]) expect(log).not.toContain(words);

      gate.set("open");
      expect((await sendUntilAccepted("sendContactEmail", form)).status).toBe("OK");
      await expectOnce(form);
    },
  );

  test("hides an outage of a second from the visitor", async () => {
    const form = contactForm();
    gate.set("refuse");
    const answer = tryOnce("sendContactEmail", form);
    await pause(800);
    gate.set("open");
    expect(await answer).toMatchObject({ status: "OK" });
    await expectOnce(form);
  });

  test.each([
    ["sendContactEmail", contactForm()],
    ["newsletterSignup", signupForm("medford-web-design-page")],
  ] as const)(
    "stores a form once when only Firestore's answer was lost (%s)",
    async (callable, form) => {
      gate.loseAnswersFrom(`/mail/${form.submission_id}`);
      expect(await tryOnce(callable, form)).toMatchObject({ status: "UNAVAILABLE" });
      expect(await traces(form.submission_id), "stored all the same").toHaveProperty("mail.kind");

      gate.set("open");
      expect((await sendUntilAccepted(callable, form)).status).toBe("OK");
      await expectOnce(form);
    },
  );
});
