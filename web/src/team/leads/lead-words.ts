import { contactWayLabels, serviceInterestLabels } from "#contract/contact-message";
import type { StoredLead } from "#contract/lead";
import { momentWords } from "../list/calendar-day.ts";
import { shownWord } from "../list/words.ts";

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** As people say it: "Mount Laurel page". */
export function sourceWords(source: string): string {
  const [, town] = /^(.+)-web-design-(?:page|cta)$/.exec(source) ?? [];
  if (town) return `From the ${town.split("-").map(capital).join(" ")} page`;
  if (source === "team") return "Added by the team";
  if (source === "import") return "Imported";
  // Of a form of ours, or a person's own words.
  const isName = /^[a-z]+(?:-[a-z]+)+$/.test(source);
  const words = isName ? source.replaceAll("-", " ") : source;
  if (isName && /-(?:form|page)$/.test(source)) return `From the ${words}`;
  return words === "" ? "" : `From ${words}`;
}

/** A word that is none of our services stands as it is. */
export function interestsWords(interests: readonly string[] | undefined): string {
  if (!interests?.length) return "";
  const labels: Readonly<Record<string, string>> = serviceInterestLabels;
  return `Asked about: ${interests.map((interest) => labels[interest] ?? shownWord(interest)).join(", ")}`;
}

/** How to answer somebody who left a phone number, and when they agreed to texts. */
export function preferenceParts({
  contact_by,
  texts_ok_at,
}: StoredLead): [words: string, moment: string] {
  if (!contact_by) return ["", ""];
  const labels: Readonly<Record<string, string>> = contactWayLabels;
  const prefers = `Prefers: ${labels[contact_by] ?? shownWord(contact_by)}`;
  if (texts_ok_at === null) return [prefers, ""];
  return [`${prefers}, agreed to `, momentWords(texts_ok_at, new Date())];
}

/** The same in one text. */
export function preferenceWords(lead: StoredLead): string {
  return preferenceParts(lead).join("");
}
