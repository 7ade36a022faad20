/**
 * The emulators run no schedules, so this script does what sweep-mail and count-readers do. `npm start` and the tests
 * start it with FIRESTORE_EMULATOR_HOST set (and MAIL_SWEEP_SECONDS, for a pace other than 2). It ends on SIGTERM or
 * SIGINT. If Firestore doesn't answer, it says so once and continues.
 */
import { loadEnvFile } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { settings } from "../config.ts";
import { functionsFolder } from "../functions-folder.ts";
import { countReaders } from "../newsletter/count-readers.ts";
import { sweepMail } from "./sweep-mail.ts";

if (!process.env.FIRESTORE_EMULATOR_HOST) {
  console.error("Set FIRESTORE_EMULATOR_HOST: this sweeper is for the emulators only.");
  process.exit(1);
}
process.env.GCLOUD_PROJECT ??= "demo-agency";
const project = process.env.GCLOUD_PROJECT;
loadEnvFile(fileURLToPath(new URL(`.env.${project}`, functionsFolder)));
settings();

const stop = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => stop.abort());
}

const paceMs = Number(process.env.MAIL_SWEEP_SECONDS ?? 2) * 1000;
/** Counting goes through all recent sign-ups, so it runs less often than the sweep. */
const sweepsForCount = 5;

async function sweepUntilStopped() {
  let sweeps = 0;
  let failing = false;
  while (!stop.signal.aborted) {
    try {
      const results = await sweepMail();
      if (Object.keys(results).length > 0) console.log("mail sweep", JSON.stringify(results));
      if (sweeps % sweepsForCount === 0) await countReaders();
      sweeps += 1;
      failing = false;
    } catch (error) {
      if (!failing)
        console.error("mail sweep failed, continuing:", error instanceof Error && error.name);
      failing = true;
    }
    await pause(paceMs, undefined, { signal: stop.signal }).catch(() => undefined);
  }
  process.exit(0);
}

void sweepUntilStopped();
