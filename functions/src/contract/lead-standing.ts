import { bookingSource } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";

type StandingFields = Pick<
  StoredLead,
  "waiting_since" | "aside_since" | "client_id" | "answered_at" | "source" | "status"
>;

/** Hours after which a message has waited too long: half of the day that the site promises, and the whole day. */
export const lateHours = { amber: 12, red: 24 } as const;

/**
 * One word for the state of a lead: "unanswered", "set_aside", "client" or "answered" by its log. If the log says
 * nothing, it's the status that somebody typed, which a booked call doesn't have.
 */
export function leadStanding(lead: StandingFields): string {
  if (lead.waiting_since !== null) return "unanswered";
  if (lead.aside_since !== null) return "set_aside";
  if (lead.client_id !== undefined) return "client";
  if (lead.answered_at !== null) return "answered";
  return lead.source === bookingSource ? "" : lead.status;
}
