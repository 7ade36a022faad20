import * as z from "zod";
import { storedTime } from "./stored-time.ts";

/**
 * Whether mail is going out, as members read it. The schema is tolerant. The sweep writes the status when it changes.
 */
export const mailStatus = z.object({
  /** When the overdue mail began to wait; null while mail is going out. */
  stuck_since: storedTime,
  /** When the sweep last stored and logged this status. */
  noted_at: storedTime,
});
