import { callAddress, mailAddress, textAddress } from "./contact-address.ts";
import { bookingSource } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";

type ContactFields = Pick<StoredLead, "source" | "contact_by" | "texts_ok_at" | "phone" | "email">;

/**
 * People enter their own number in these sources. Our form asks whether we may text it, the calendar doesn't. The team
 * knows people from other sources.
 */
const leftByThemselves: readonly string[] = ["contact-form", bookingSource];

/** Whether somebody agreed to texts, or the team knows them some other way. */
export function mayText({
  source,
  contact_by,
  texts_ok_at,
}: Omit<ContactFields, "phone" | "email">) {
  return texts_ok_at !== null || (!leftByThemselves.includes(source) && contact_by === undefined);
}

/** Returns an address that opens the phone's messaging app with `body` filled in, if we may text. */
export function leadTextAddress(lead: ContactFields, body?: string): string | undefined {
  return mayText(lead) ? textAddress(lead.phone, body) : undefined;
}

/**
 * Lists the ways to answer a lead with the phone's own apps, each with the kind of its log entry. The way they asked
 * for is the main one.
 */
export function answerWays(lead: ContactFields) {
  const { phone, email, contact_by } = lead;
  const ways = [
    { way: "call", label: "Call", icon: "phone", kind: "called", href: callAddress(phone) },
    { way: "text", label: "Text", icon: "chat", kind: "wrote", href: leadTextAddress(lead) },
    { way: "email", label: "Email", icon: "mail", kind: "wrote", href: mailAddress(email) },
  ] as const;
  const open = ways.filter(({ href }) => href !== undefined);
  const main = open.find(({ way }) => way === contact_by) ?? open[0];
  return open.map((one) => ({ ...one, isMain: one === main }));
}
