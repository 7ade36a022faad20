import { type FirestoreGate, openFirestoreGate } from "./firestore-gate.ts";
import { startOwnFunctions } from "./own-emulators.ts";

/** Functions whose connection to the test stack's Firestore can be broken. */
export interface GatedFunctions {
  gate: FirestoreGate;
  stop(): Promise<void>;
}

/** Half of a browser's timeout, because a busy machine needs time to reconnect and to answer. */
const formSeconds = 10;

/** Starts the functions; from then on the tests of this file call them. */
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
