import * as logger from "firebase-functions/logger";
import { onSchedule } from "firebase-functions/scheduler";
import { businessTimeZone } from "../contract/business-day.ts";
import { codeOf } from "../database.ts";
import { measureReplies } from "./measure-replies.ts";
import { queueWeek } from "./queue-week.ts";

/**
 * On Monday morning, measures how soon messages were answered and queues the numbers of the week before. The emulator
 * runs no schedules.
 */
export const weekSchedule = onSchedule(
  {
    schedule: "every monday 07:00",
    timeZone: businessTimeZone,
    maxInstances: 1,
    timeoutSeconds: 60,
    // This is safe, because a mail that is queued already is not queued again.
    retryCount: 3,
  },
  async () => {
    try {
      await measureReplies();
      await queueWeek(new Date());
    } catch (error) {
      // The library would log only the error's own words, which no alert can know.
      logger.error("the mail with the numbers could not be queued", { code: codeOf(error) });
      throw error;
    }
  },
);
