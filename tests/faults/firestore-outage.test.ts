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
    "(%s) a form is refused in time, with words for the visitor; sent again later it is there once",
    async (mood) => {
      const form = contactForm();
      gate.set(mood);
      // In time: later the browser would have given up, and there would be no answer.
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

  test("for a second only, the visitor does not even notice", async () => {
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
    "and only its answer to the storing is lost (%s): sent again, it is there once",
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
