import * as logger from "firebase-functions/logger";
import { onSchedule, type ScheduleOptions } from "firebase-functions/scheduler";
import { businessTimeZone } from "./contract/business-day.ts";
import { codeOf } from "./database.ts";
import { sweepMail } from "./mail/sweep-mail.ts";
import { measureReplies } from "./metrics/measure-replies.ts";
import { queueWeek } from "./metrics/queue-week.ts";
import { countReaders } from "./newsletter/count-readers.ts";
import { mailSecrets } from "./params.ts";

/**
 * Makes a schedule whose failure is logged in words that an alert can know. The emulator runs none: there, run-sweep.ts
 * does what sweepSchedule and countSchedule do.
 */
function scheduled(options: ScheduleOptions, failure: string, work: () => Promise<unknown>) {
  return onSchedule({ maxInstances: 1, ...options }, async () => {
    try {
      await work();
    } catch (error) {
      // The library would log only the error's own words.
      logger.error(failure, { code: codeOf(error) });
      throw error;
    }
  });
}

export const sweepSchedule = scheduled(
  { schedule: "every 1 minutes", secrets: mailSecrets, timeoutSeconds: 540 },
  "mail sweep failed",
  sweepMail,
);

/** Measures on Monday morning how soon messages were answered, and queues the numbers of the week before. */
export const weekSchedule = scheduled(
  {
    schedule: "every monday 07:00",
    timeZone: businessTimeZone,
    timeoutSeconds: 60,
    // This is safe, because a mail that is queued already is not queued again.
    retryCount: 3,
  },
  "the mail with the numbers could not be queued",
  async () => {
    await measureReplies();
    await queueWeek(new Date());
  },
);

export const countSchedule = scheduled(
  { schedule: "every 60 minutes", timeoutSeconds: 60 },
  "the newsletter's readers could not be counted",
  countReaders,
);
