import { priorities, statuses } from "#contract/status";

/** Shows underscores as spaces. */
export function shownWord(word: string): string {
  return word.replaceAll("_", " ").trim();
}

export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const choice = (value: string) => ({ value, label: capitalized(shownWord(value)) });

export const statusChoices = statuses.map(choice);
export const priorityChoices = priorities.map(choice);

/** The count with commas: "1,234". Intl would take a phone a tenth of a second to set up before the first render. */
export function shownNumber(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Fills in `[name]` and the like. A value is never read as another field. */
export function filledIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\[(\w+)\]/g, (field, name: string) => values[name] ?? field);
}

/** Joins parts: "Bakery · Haddonfield". The dot stays with the word before it, so no line begins with one. */
export function inOneLine(parts: readonly (string | false | undefined)[]): string {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** The count with its noun: "1 lead", "1,234 leads", "1,000+ leads". */
export function countWords(
  count: number,
  { one, many }: { one: string; many: string },
  atLeast = false,
): string {
  return `${shownNumber(count)}${atLeast ? "+" : ""} ${count === 1 && !atLeast ? one : many}`;
}
