import type { PriceLine, PriceSum, PriceSums } from "./price-line.ts";

/** Writes a whole number of dollars as the pages do: `$1,200`. */
export function formatDollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

export function sumOf(sums: readonly PriceSum[]): PriceSum {
  return {
    amount: sums.reduce((all, { amount }) => all + amount, 0),
    isFrom: sums.some(({ isFrom }) => isFrom),
  };
}

export function sumsOf(lines: readonly PriceSums[]): PriceSums {
  return {
    once: sumOf(lines.map(({ once }) => once)),
    yearly: sumOf(lines.map(({ yearly }) => yearly)),
  };
}

const sumWords = ({ amount, isFrom }: PriceSum) =>
  `${isFrom ? "from " : ""}${formatDollars(amount)}`;

/** Returns text such as "from $1,200 once, $1,200 a year", without the part that costs nothing. */
export function sumsWords({ once, yearly }: PriceSums): string {
  const words = (sum: PriceSum, when: string) =>
    sum.amount > 0 ? [`${sumWords(sum)} ${when}`] : [];
  return [...words(once, "once"), ...words(yearly, "a year")].join(", ") || sumWords(once);
}

const lineStart = "- ";

function linesWithSum(lines: readonly PriceLine[], together: string): string {
  const listed = lines.map(({ text }) => lineStart + text);
  return [...listed, `${together}: ${sumsWords(sumsOf(lines))}`].join("\n");
}

/** Returns lines and their sum as a message has them; `day` is that of the prices. */
export function priceLinesText(
  lines: readonly PriceLine[],
  { day, together }: { day: string; together: string },
): string {
  return `${linesWithSum(lines, together)} (prices of ${day})`;
}

/**
 * Finds the lines that a message has word for word. If one of them has changed since, so that their sum isn't that of
 * the message, there are none.
 */
export function priceLinesIn(
  message: string,
  { lines, together }: { lines: readonly PriceLine[]; together: string },
): PriceLine[] {
  const said = new Set(message.split("\n"));
  const found = lines.filter(({ text }) => said.has(lineStart + text));
  return message.includes(linesWithSum(found, together)) ? found : [];
}
