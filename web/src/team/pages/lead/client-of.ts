import { teamClient } from "#contract/client";
import type { StoredLead } from "#contract/lead";
import { leadTitle } from "../../leads/lead-list.ts";
import { type FormValues, readForm } from "../../records/form/form-values.ts";

/** The client that a lead becomes. What a client can't have, such as an email without a dot, goes to the notes. */
export function clientOf(
  leadId: string,
  lead: StoredLead,
): { data: Readonly<Record<string, unknown>>; values: FormValues } | undefined {
  const values = {
    client_name: lead.company_name?.trim() || leadTitle(lead),
    email: lead.email,
    phone: lead.phone ?? "",
    address: lead.town ?? "",
    notes: lead.company_name?.trim() ? `Contact: ${leadTitle(lead)}` : "",
    lead_id: leadId,
  };
  const reading = readForm(teamClient, values);
  if ("data" in reading) return { data: reading.data, values };
  const odd = { ...values, email: "", notes: `${values.notes}\n${lead.email}`.trim() };
  const second = readForm(teamClient, odd);
  return "data" in second ? { data: second.data, values: odd } : undefined;
}
