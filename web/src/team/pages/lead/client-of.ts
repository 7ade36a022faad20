import { teamClient } from "#contract/client";
import type { StoredLead } from "#contract/lead";
import { leadTitle } from "../../leads/lead-list.ts";
import { type EntryValues, readEntry } from "../../records/form/entry-values.ts";

/**
 * The client that a lead becomes. A value that a client can't have, such as an email without a dot, goes to the notes.
 */
export function clientOf(
  leadId: string,
  lead: StoredLead,
): { entry: Readonly<Record<string, unknown>>; values: EntryValues } | undefined {
  const values = {
    client_name: lead.company_name?.trim() || leadTitle(lead),
    email: lead.email,
    phone: lead.phone ?? "",
    address: lead.town ?? "",
    notes: lead.company_name?.trim() ? `Contact: ${leadTitle(lead)}` : "",
    lead_id: leadId,
  };
  const reading = readEntry(teamClient, values);
  if ("entry" in reading) return { entry: reading.entry, values };
  const odd = { ...values, email: "", notes: `${values.notes}\n${lead.email}`.trim() };
  const second = readEntry(teamClient, odd);
  return "entry" in second ? { entry: second.entry, values: odd } : undefined;
}
