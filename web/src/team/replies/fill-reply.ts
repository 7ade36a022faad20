import { serviceInterestLabels, serviceInterests } from "#contract/contact-message";
import type { StoredLead } from "#contract/lead";
import { type Replies, type Reply, replyFields } from "./replies-schema.ts";

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

type LeadFacts = Pick<StoredLead, "first_name" | "town" | "service_interests">;

function valuesOf({ first_name, town, service_interests }: LeadFacts, unknown: Replies["unknown"]) {
  const asked = serviceInterests
    .filter((interest) => service_interests?.includes(interest))
    .map((interest) => serviceInterestLabels[interest]);
  return {
    name: first_name.trim() || unknown.name,
    town: town?.trim() || unknown.town,
    asked: listed.format(asked) || unknown.asked,
  };
}

/** A reply for one lead. What a visitor typed into a field is text, never another field. */
export function fillReply(
  { subject, text }: Reply,
  lead: LeadFacts,
  unknown: Replies["unknown"],
): { subject: string; text: string } {
  const values = valuesOf(lead, unknown);
  const pattern = new RegExp(`\\[(${replyFields.join("|")})\\]`, "g");
  const fill = (words: string) =>
    words.replace(pattern, (_, name: (typeof replyFields)[number]) => values[name]);
  return { subject: fill(subject), text: fill(text) };
}
