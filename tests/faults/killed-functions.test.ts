import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactForm } from "../functions/form-data.ts";
import { expectOnce } from "./expect-once.ts";
import { type OwnEmulators, startOwnFunctions } from "./own-emulators.ts";
import { sendAll } from "./send-until-accepted.ts";

let own: OwnEmulators;
const start = async () => {
  own = await startOwnFunctions({ firestore: process.env.FIRESTORE_EMULATOR_HOST ?? "" });
  process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
};
beforeAll(start);
afterAll(() => own.stop());

test("neither loses nor duplicates forms when functions are killed", async () => {
  await sendAll(Array.from({ length: 3 }, contactForm));
  const forms = Array.from({ length: 12 }, contactForm);
  const sending = sendAll(forms);
  // At this point some forms are stored and answered, some only stored, and some not even read.
  await pause(500);
  await own.kill();
  await start();
  expect((await sending).map(({ status }) => status)).toEqual(forms.map(() => "OK"));
  for (const form of forms) await expectOnce(form);
});
