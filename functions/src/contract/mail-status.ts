import * as z from "zod";
import { storedTime } from "./stored-time.ts";

/**
 * Says whether mail is going out. Members read it with this tolerant schema; the sweep writes it when it changes.
 */
export const mailStatus = z.object({
  /** When the overdue mail began to wait; null while mail is going out. */
  stuck_since: storedTime,
  /** When the sweep last stored and logged this status. */
  noted_at: storedTime,
});
