import { bookingSource, formOfSource } from "../contract/form-source.ts";
import type { StoredLead } from "../contract/lead.ts";
import { lateHours } from "../contract/lead-standing.ts";
import type { PushNotice } from "../contract/push.ts";
import type { PushSubject } from "../contract/queued-mail.ts";

const hourMs = 3_600_000;

/** Whether there is still something to tell: somebody may have answered first. */
function isOpen({ about, day }: PushSubject, lead: StoredLead, now: number): boolean {
  if (lead.aside_since !== null) return false;
  if (about === "due") return lead.next_on === day;
  if (about === "new") return lead.answered_at === null;
  const since = lead.waiting_since;
  return since !== null && now - Date.parse(since) >= lateHours.amber * hourMs;
}

function titleOf({ about }: PushSubject, { source }: StoredLead): string {
  if (about === "due") return "A reminder is due";
  if (about === "late") return `A message has waited for ${lateHours.amber} hours`;
  if (source === bookingSource) return "Somebody booked a call";
  return "New message";
}

/** What a device shows about a lead; undefined if there is no longer anything to tell. `now` is in ms. */
export function noticeOf(
  subject: PushSubject,
  lead: StoredLead,
  now: number,
): Omit<PushNotice, "device" | "lead"> | undefined {
  if (!isOpen(subject, lead, now)) return undefined;
  const form = formOfSource(lead.source);
  const body = form ? `From the ${form}` : "";
  return { title: titleOf(subject, lead), body, callable: Boolean(lead.phone) };
}
