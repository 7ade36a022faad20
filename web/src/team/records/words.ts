/** Shows underscores as spaces. */
export function shownWord(word: string): string {
  return word.replaceAll("_", " ").trim();
}

const numbers = new Intl.NumberFormat("en-US");

/** The count with commas: "1,234". */
export function shownNumber(count: number): string {
  return numbers.format(count);
}

/**
 * Joins parts in one line: "Bakery · Haddonfield". The dot stays with the word before it, so no line begins with one.
 */
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
