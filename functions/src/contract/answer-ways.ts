import { callAddress, mailAddress, textAddress } from "./contact-address.ts";
import type { StoredLead } from "./lead.ts";

type ContactFacts = Pick<StoredLead, "source" | "contact_by" | "texts_ok_at" | "phone" | "email">;

/** Whoever left a number with the site's form was asked, and may have said no. Others the team knows otherwise. */
export function mayText({
  source,
  contact_by,
  texts_ok_at,
}: Omit<ContactFacts, "phone" | "email">) {
  return texts_ok_at !== null || (source !== "contact-form" && contact_by === undefined);
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
