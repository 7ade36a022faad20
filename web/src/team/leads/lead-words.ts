import { contactWayLabels, serviceInterestLabels } from "#contract/contact-message";
import { formOfSource } from "#contract/form-source";
import type { StoredLead } from "#contract/lead";
import { leadStanding } from "#contract/lead-standing";
import { visitSourceWords } from "#contract/metric-labels";
import { inOneLine, shownWord } from "../records/words.ts";
import { momentWords } from "../ui/calendar-day.ts";

/** Says who the person is, apart from the name. */
export function aboutLead({ company_name, business_type, town }: StoredLead): string {
  return inOneLine([company_name, business_type, town]);
}

/** The lead's standing, unless its clock already shows it (log/lead-clock.tsx). */
export function standingMark(lead: StoredLead): string {
  const standing = leadStanding(lead);
  return standing === "unanswered" || standing === "answered" ? "" : standing;
}

export function firstWords(text = "", letters = 70): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= letters) return line;
  const cut = Array.from(line).slice(0, letters).join("");
  const end = cut.lastIndexOf(" ");
  return `${end > 0 ? cut.slice(0, end) : cut}…`;
}

/** The source as people say it: "From the Mount Laurel page". */
export function sourceWords(source: string): string {
  const form = formOfSource(source);
  if (form !== undefined) return `From the ${form}`;
  if (source === "team") return "Added by the team";
  if (source === "import") return "Imported";
  // The rest are a person's own words or another program's.
  const isName = /^[a-z]+(?:-[a-z]+)+$/.test(source);
  const words = isName ? source.replaceAll("-", " ") : source;
  return words === "" ? "" : `From ${words}`;
}

/** The source together with how the visit began: "From the contact form (search engine)". */
export function originWords({ source, came_from = "" }: StoredLead): string {
  const from = visitSourceWords(came_from)
    .replace(/^(?:An?|The) /, "")
    .replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase());
  return from ? `${sourceWords(source)} (${from})` : sourceWords(source);
}

/** A word that isn't one of our services is shown as it is. */
export function interestsWords(interests: readonly string[] | undefined): string {
  if (!interests?.length) return "";
  const labels: Readonly<Record<string, string>> = serviceInterestLabels;
  return `Asked about: ${interests.map((interest) => labels[interest] ?? shownWord(interest)).join(", ")}`;
}

/** Says in words how to answer somebody who left a phone number, and the moment when they agreed to texts. */
export function preferenceParts({ contact_by, texts_ok_at }: StoredLead): [string, string] {
  if (!contact_by) return ["", ""];
  const labels: Readonly<Record<string, string>> = contactWayLabels;
  const prefers = `Prefers: ${labels[contact_by] ?? shownWord(contact_by)}`;
  if (texts_ok_at === null) return [prefers, ""];
  return [`${prefers}, agreed to `, momentWords(texts_ok_at, new Date())];
}
