/** Underscores are spaces. */
export function shownWord(word: string): string {
  return word.replaceAll("_", " ").trim();
}

const numbers = new Intl.NumberFormat("en-US");

/** "1,234". */
export function shownNumber(count: number): string {
  return numbers.format(count);
}

/** One after the other: "Bakery · Haddonfield". The mark stays with what is before it, so no line begins with one. */
export function inOneLine(facts: readonly (string | false | undefined)[]): string {
  return facts.filter(Boolean).join("\u00a0· ");
}

/** "1 lead", "1,234 leads", "1,000+ leads". */
export function countWords(
  count: number,
  { one, many }: { one: string; many: string },
  atLeast = false,
): string {
  return `${shownNumber(count)}${atLeast ? "+" : ""} ${count === 1 && !atLeast ? one : many}`;
}
