import { type FirestoreGate, openFirestoreGate } from "./firestore-gate.ts";
import { startOwnFunctions } from "./own-emulators.ts";

/** Functions whose way to the Firestore of the test stack can be broken. */
export interface GatedFunctions {
  gate: FirestoreGate;
  stop(): Promise<void>;
}

/** Half of what a browser waits: a busy machine needs a while to get through again, and for the answer. */
const formSeconds = 10;

/** Starts them; from then on the tests of this file call these functions. */
export async function startGatedFunctions(): Promise<GatedFunctions> {
  const gate = await openFirestoreGate(process.env.FIRESTORE_EMULATOR_HOST ?? "");
  const own = await startOwnFunctions({
    firestore: gate.host,
    settings: { FORM_SECONDS: String(formSeconds) },
  });
  process.env.FUNCTIONS_EMULATOR_ORIGIN = own.origin;
  return {
    gate,
    async stop() {
      await own.stop();
      await gate.close();
    },
  };
}
