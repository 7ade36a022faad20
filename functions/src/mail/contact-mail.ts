import type { Settings } from "../config.ts";
import { type ContactMessage, serviceInterestLabels } from "../contract/contact-message.ts";
import type { MailContent } from "../contract/queued-mail.ts";
import { ownerMail } from "./owner-mail.ts";

export function contactMail(message: ContactMessage, at: Date, settings: Settings): MailContent {
  const name = `${message.firstName} ${message.lastName}`;
  return ownerMail(
    {
      subject: `New message from ${name} (${message.companyName})`,
      heading: `New message from ${name}`,
      facts: [
        ["Name", name],
        ["Company", message.companyName],
        ["Business", message.businessType],
        ["Email", message.email],
        [
          "Interested in",
          message.serviceInterests.map((each) => serviceInterestLabels[each]).join(", "),
        ],
      ],
      words: message.message,
      replyTo: message.email,
    },
    at,
    settings,
  );
}
