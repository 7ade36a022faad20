import { onSchedule } from "firebase-functions/scheduler";
import { region } from "../contract/callables.ts";
import { mailSecrets } from "../params.ts";
import { sweepMail } from "./sweep-mail.ts";

/** Runs the sweep every minute. The emulator runs no schedules: there, run-sweep.ts does it. */
export const sweepSchedule = onSchedule(
  {
    schedule: "every 1 minutes",
    region,
    secrets: mailSecrets,
    maxInstances: 1,
    memory: "256MiB",
    timeoutSeconds: 300,
  },
  async () => {
    await sweepMail();
  },
);
