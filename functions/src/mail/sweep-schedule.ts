import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { codeOf } from "../database.ts";
import { mailSecrets } from "../params.ts";
import { sweepMail } from "./sweep-mail.ts";

/** Runs the sweep every minute. The emulator runs no schedules: there, run-sweep.ts does it. */
export const sweepSchedule = onSchedule(
  {
    schedule: "every 1 minutes",
    secrets: mailSecrets,
    maxInstances: 1,
    timeoutSeconds: 540,
  },
  async () => {
    try {
      await sweepMail();
    } catch (error) {
      // The library would log only the error's own words, which no alert can know.
      logger.error("mail sweep failed", { code: codeOf(error) });
      throw error;
    }
  },
);
