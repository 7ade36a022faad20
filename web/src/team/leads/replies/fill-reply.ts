import { serviceInterests } from "#contract/contact-message";
import type { StoredLead } from "#contract/lead";
import { filledIn } from "../../records/words.ts";
import type { Replies, Reply } from "./replies-schema.ts";

const listed = new Intl.ListFormat("en-US", { type: "conjunction" });

type LeadFields = Pick<StoredLead, "first_name" | "town" | "service_interests">;

type Words = Pick<Replies, "asked" | "unknown">;

function valuesOf(
  { first_name, town, service_interests }: LeadFields,
  { asked: services, unknown }: Words,
) {
  const asked = serviceInterests
    .filter((interest) => service_interests?.includes(interest))
    .map((interest) => services[interest]);
  return {
    name: first_name.trim() || unknown.name,
    town: town?.trim() || unknown.town,
    asked: listed.format(asked) || unknown.asked,
  };
}

export function fillReply(
  { subject, text }: Reply,
  lead: LeadFields,
  words: Words,
): { subject: string; text: string } {
  const values = valuesOf(lead, words);
  return { subject: filledIn(subject, values), text: filledIn(text, values) };
}
