import * as z from "zod";
import { storedTime } from "./stored-time.ts";

/** Whether mail is going out, as members read it. It's tolerant. The sweep writes it when that changes. */
export const mailStatus = z.object({
  /** When the mail that should be out by now began to wait; null while mail is going out. */
  stuck_since: storedTime,
  /** When the sweep last noted and logged it. */
  noted_at: storedTime,
});
