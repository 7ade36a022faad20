import { formatDollars } from "#contract/price-sums";
import type { Price } from "../content/price-schema.ts";

/** Splits a price as visitors read it into three parts: "setup from ", "$1,200", "/month". */
export function priceParts({ amount, label, from, orMore, per }: Price) {
  return {
    before: [label, from && "from"].flatMap((word) => (word ? `${word} ` : [])).join(""),
    figure: `${formatDollars(amount)}${orMore ? "+" : ""}`,
    after: per ? per.replace(/^(?!\/)/, " ") : "",
  };
}

export function formatPrice(price: Price): string {
  const { before, figure, after } = priceParts(price);
  return before + figure + after;
}
