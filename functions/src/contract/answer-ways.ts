import { callAddress, mailAddress, textAddress } from "./contact-address.ts";
import { bookingSource } from "./form-source.ts";
import type { StoredLead } from "./lead.ts";

type ContactFacts = Pick<StoredLead, "source" | "contact_by" | "texts_ok_at" | "phone" | "email">;

/** Where people leave a number themselves: our form asks whether we may text it, the calendar doesn't. Others the team knows. */
const leftByThemselves: readonly string[] = ["contact-form", bookingSource];

/** Whether somebody agreed to texts, or is known to the team otherwise. */
export function mayText({
  source,
  contact_by,
  texts_ok_at,
}: Omit<ContactFacts, "phone" | "email">) {
  return texts_ok_at !== null || (!leftByThemselves.includes(source) && contact_by === undefined);
}

/** Opens the phone's message app, with `body` typed in, where we may text. */
export function leadTextAddress(lead: ContactFacts, body?: string): string | undefined {
  return mayText(lead) ? textAddress(lead.phone, body) : undefined;
}

/** How to answer a lead with the phone's own apps, and as what that is noted. The way they asked for is the main one. */
export function answerWays(lead: ContactFacts) {
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
