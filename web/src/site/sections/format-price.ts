import type { Price } from "../content/price-schema.ts";

/** A whole number of dollars as the pages write it: `$1,200`. */
export function formatDollars(amount: number): string {
  return `$${amount.toLocaleString("en-US")}`;
}

/** A price as visitors read it, in three parts: "setup from ", "$1,200", "/month". */
export function priceParts({ amount, label, from, orMore, per }: Price) {
  return {
    before: [label, from && "from"].flatMap((word) => (word ? `${word} ` : [])).join(""),
    figure: `${formatDollars(amount)}${orMore ? "+" : ""}`,
    after: per ? per.replace(/^(?!\/)/, " ") : "",
  };
}

/** A price as one text: `from $300/month`. */
export function formatPrice(price: Price): string {
  const { before, figure, after } = priceParts(price);
  return before + figure + after;
}
