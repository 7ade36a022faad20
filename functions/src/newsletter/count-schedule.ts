import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { codeOf } from "../database.ts";
import { countReaders } from "./count-readers.ts";

/** Counts the newsletter's readers every hour. The emulator runs no schedules: there, run-sweep.ts does it. */
export const countSchedule = onSchedule(
  { schedule: "every 60 minutes", maxInstances: 1, timeoutSeconds: 60 },
  async () => {
    try {
      await countReaders();
    } catch (error) {
      // The library would log only the error's own words, which no alert can know.
      logger.error("the newsletter's readers could not be counted", { code: codeOf(error) });
      throw error;
    }
  },
);
