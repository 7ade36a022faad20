import type { StoredLead } from "#contract/lead";
import { callAddress, mailAddress, textAddress } from "../../list/contact-address.ts";

/** How to answer a lead with the phone's own apps, and as what that is noted. */
export function answerWays({ phone, email }: Pick<StoredLead, "phone" | "email">) {
  const ways = [
    { label: "Call", icon: "phone", kind: "called", href: callAddress(phone) },
    { label: "Text", icon: "chat", kind: "wrote", href: textAddress(phone) },
    { label: "Email", icon: "mail", kind: "wrote", href: mailAddress(email) },
  ] as const;
  return ways.filter(({ href }) => href !== undefined);
}
