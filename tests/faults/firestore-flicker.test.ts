import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contactForm } from "../functions/form-data.ts";
import { expectOnce } from "./expect-once.ts";
import { type GatedFunctions, startGatedFunctions } from "./gated-functions.ts";
import { sendAll } from "./send-until-accepted.ts";

let functions: GatedFunctions;
beforeAll(async () => {
  functions = await startGatedFunctions();
});
afterAll(() => functions.stop());

// This isn't in firestore-outage, because it takes a minute when Firestore holds what a broken transaction had locked.
test("stores each of many forms once while Firestore fails now and then", async () => {
  // Some forms succeed first, so that the functions' processes are running when the faults begin.
  await sendAll(Array.from({ length: 3 }, contactForm));
  const forms = Array.from({ length: 12 }, contactForm);
  const sending = sendAll(forms);
  for (const mood of ["refuse", "open", "hang", "open", "refuse", "open"] as const) {
    await pause(400);
    functions.gate.set(mood);
  }
  expect((await sending).map(({ status }) => status)).toEqual(forms.map(() => "OK"));
  for (const form of forms) await expectOnce(form);
});
