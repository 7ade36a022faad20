import type { Settings } from "../config.ts";
import type { StoredClient } from "../contract/client.ts";
import type { StoredLogEntry } from "../contract/record-log.ts";
import type { OwnerMail } from "./owner-mail.ts";

interface WrittenReview {
  /** The client's ID. */
  id: string;
  client: StoredClient;
  noted: StoredLogEntry;
}

/** Tells the owner that a client wrote a review, and what they agreed to. */
export function reviewMail({ id, client, noted }: WrittenReview, settings: Settings): OwnerMail {
  const name = client.client_name;
  const open = `${settings.SITE_ORIGIN}/client-directory?client=${id}`;
  const mayQuote = noted.kind === "quotable";
  const agreed = noted.value ? `Yes, as ${noted.value}` : "Yes, without their name";
  const next = "npm run reviews puts it on your list of testimonials, hidden until you show it";
  return {
    subject: `${name} wrote you a review`,
    heading: `${name} wrote you a review`,
    details: [
      ["Client", name],
      ["You may quote it", mayQuote ? agreed : "No, it's only for you"],
      ...(mayQuote ? [["Next", next] as const] : []),
    ],
    words: noted.text,
    replyTo: client.email,
    actions: [{ label: "Open this client", address: open, text: open }],
  };
}
