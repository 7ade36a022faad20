import * as z from "zod";
import { storedTime } from "./stored-time.ts";

/** Whether mail goes out, as members read it: tolerant. Written by the sweep when that changes. */
export const mailStatus = z.object({
  /** Since when a mail waits that should be out; null while mail goes out. */
  stuck_since: storedTime,
  /** When the sweep last noted it, and said it in the log. */
  noted_at: storedTime,
});
