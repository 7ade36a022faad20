import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactForm } from "../functions/form-data.ts";
import { type Mailbox, startMailbox } from "../functions/mailbox.ts";
import { countOf, mailState } from "../functions/stored.ts";
import { type OwnEmulators, startOwnFunctions } from "./own-emulators.ts";
import { sendAll } from "./send-until-accepted.ts";

let box: Mailbox;
let own: OwnEmulators;
const start = async () => {
  own = await startOwnFunctions({ firestore: process.env.FIRESTORE_EMULATOR_HOST ?? "" });
  process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
};
beforeAll(async () => {
  box = await startMailbox();
  await start();
});
afterAll(async () => {
  await own.stop();
  await box.stop();
});

test("functions that are killed while forms come in lose none and double none", async () => {
  await sendAll(Array.from({ length: 3 }, contactForm));
  const forms = Array.from({ length: 12 }, contactForm);
  const sending = sendAll(forms);
  // In the middle: some are stored and answered, some stored only, some not even read.
  await pause(500);
  await own.kill();
  await start();
  expect((await sending).map(({ status }) => status)).toEqual(forms.map(() => "OK"));
  for (const { email, submission_id: id } of forms) {
    expect(await countOf("companies/agency/leads", "email", email)).toBe(1);
    await mailState(id, "SUCCESS");
    expect(box.of(id)).toHaveLength(1);
  }
});
