import type { Offer } from "schema-dts";
import type { Prices } from "../../src/site/content/price-schema.ts";

/** "$1,200/month" -> 1200; undefined where a text holds no amount. */
function amountIn(text: string): number | undefined {
  const digits = /\$([\d,]+)/.exec(text)?.[1];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

/** Names with prices, from the plans or the table of that name in prices.yaml; undefined for neither. */
function pricedItems(name: string, { plans, tables }: Prices) {
  const rows = tables[name]?.rows.map(({ cells }) => {
    const [first, ...others] = cells.map(String);
    return { name: first ?? "", price: others.find((cell) => amountIn(cell) !== undefined) ?? "" };
  });
  return plans[name] ?? rows;
}

/**
 * What is sold under a name in prices.yaml, as offers in dollars.
 * @throws Error where prices.yaml has no plans and no table of that name.
 */
export function offersOf(name: string, prices: Prices): Offer[] {
  const items = pricedItems(name, prices);
  if (!items) throw new Error(`"${name}" is neither among the plans nor the tables of prices.yaml`);
  return items.flatMap((item) => {
    const price = amountIn(item.price);
    return price === undefined
      ? []
      : [{ "@type": "Offer" as const, name: item.name, price, priceCurrency: "USD" }];
  });
}
