/** Underscores are spaces. */
export function shownWord(word: string): string {
  return word.replaceAll("_", " ").trim();
}

const numbers = new Intl.NumberFormat("en-US");

/** "1 lead", "1,234 leads", "1,000+ leads". */
export function countWords(
  count: number,
  { one, many }: { one: string; many: string },
  atLeast = false,
): string {
  return `${numbers.format(count)}${atLeast ? "+" : ""} ${count === 1 && !atLeast ? one : many}`;
}
