import { bookingSource } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";

type Facts = Pick<
  StoredLead,
  "waiting_since" | "aside_since" | "client_id" | "answered_at" | "source" | "status"
>;

/** Hours after which a message waits too long: half of the day the site promises, and the whole of it. */
export const lateHours = { amber: 12, red: 24 } as const;

/**
 * One word for where a lead stands: "unanswered", "set_aside", "client" or "answered" by its log. Where that says
 * nothing, the status that somebody typed; nobody did for a call that was booked.
 */
export function leadStanding(lead: Facts): string {
  if (lead.waiting_since !== null) return "unanswered";
  if (lead.aside_since !== null) return "set_aside";
  if (lead.client_id !== undefined) return "client";
  if (lead.answered_at !== null) return "answered";
  return lead.source === bookingSource ? "" : lead.status;
}
