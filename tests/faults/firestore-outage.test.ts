import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { contactForm, signupForm } from "../functions/form-data.ts";
import { logOf } from "../functions/logged.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { countOf, mailState, traces } from "../functions/stored.ts";
import { type FirestoreGate, openFirestoreGate } from "./firestore-gate.ts";
import { type OwnEmulators, ownName, startOwnFunctions } from "./own-emulators.ts";
import { sendAll, sendUntilAccepted, tryOnce } from "./send-until-accepted.ts";

/** Far below what a browser waits, so that the tests are quick. */
const formSeconds = 6;

let box: Mailbox;
let gate: FirestoreGate;
let own: OwnEmulators;
beforeAll(async () => {
  box = await startMailbox();
  gate = await openFirestoreGate(process.env.FIRESTORE_EMULATOR_HOST ?? "");
  own = await startOwnFunctions({
    firestore: gate.host,
    settings: { FORM_SECONDS: String(formSeconds) },
  });
  process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
  await sendUntilAccepted("sendContactEmail", contactForm());
});
afterEach(() => gate.set("open"));
afterAll(async () => {
  await own.stop();
  await gate.close();
  await box.stop();
});

const leads = (email: string) => countOf("companies/agency/leads", "email", email);

/** The form is stored once, with all it leaves behind, and mailed once. */
async function expectOnce({ email, submission_id: id }: { email: string; submission_id: string }) {
  expect(await leads(email)).toBe(1);
  await box.arrival(id);
  await mailState(id, "SUCCESS");
  expect(box.of(id)).toHaveLength(1);
}

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
        message: "We could not save your form just now. Please try again in a minute.",
      });
      expect(await traces(form.submission_id)).toEqual({});
      const log = logOf(ownName);
      expect(log).toContain(`"submission_id":"${form.submission_id}"`);
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
      expect(await traces(form.submission_id), "stored all the same").toHaveProperty("mail.to");

      gate.set("open");
      expect((await sendUntilAccepted(callable, form)).status).toBe("OK");
      await expectOnce(form);
    },
  );

  test("now and then, while many forms are sent: each is there once", async () => {
    // First some good ones, so that the functions' processes are there when the faults begin.
    await sendAll(Array.from({ length: 3 }, contactForm));
    const forms = Array.from({ length: 12 }, contactForm);
    const sending = sendAll(forms);
    for (const mood of ["refuse", "open", "hang", "open", "refuse", "open"] as const) {
      await pause(400);
      gate.set(mood);
    }
    expect((await sending).map(({ status }) => status)).toEqual(forms.map(() => "OK"));
    for (const form of forms) await expectOnce(form);
  });
});
