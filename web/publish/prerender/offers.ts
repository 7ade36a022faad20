import type { Offer } from "schema-dts";
import type { PricedItem } from "../../src/site/content/page-schema.ts";
import type { Prices } from "../../src/site/content/price-schema.ts";

/** "from $1,200" -> 1200; undefined where a text holds no amount. */
function amountIn(text: string): number | undefined {
  const digits = /\$([\d,]+)/.exec(text)?.[1];
  return digits ? Number(digits.replaceAll(",", "")) : undefined;
}

/** How a price says what it is for, and the UN/CEFACT code of that unit. */
const units: readonly [RegExp, string][] = [
  [/\/month|a month/, "MON"],
  [/\/year|a year/, "ANN"],
  [/\/hour|an hour/, "HUR"],
];

/** Names with prices, from the plans or the table of that name in prices.yaml; undefined for neither. */
function pricedItems(name: string, { plans, tables }: Prices): PricedItem[] | undefined {
  const rows = tables[name]?.rows.map(({ cells }) => {
    const [first, ...others] = cells.map(String);
    return { name: first ?? "", price: others.find((cell) => amountIn(cell) !== undefined) ?? "" };
  });
  return plans[name] ?? rows;
}

function offer({ name, price: text }: PricedItem): Offer[] {
  const price = amountIn(text);
  if (price === undefined) return [];
  const sold = { "@type": "Offer", name, price, priceCurrency: "USD" } as const;
  const unitCode = units.find(([pattern]) => pattern.test(text))?.[1];
  // "from $1,800" and "$1,500+" are the least that it can cost.
  const isLeast = /\bfrom\b|\+/.test(text);
  if (unitCode === undefined && !isLeast) return [sold];
  const priceSpecification = {
    "@type": "UnitPriceSpecification",
    priceCurrency: "USD",
    ...(isLeast ? { minPrice: price } : { price }),
    ...(unitCode && { unitCode }),
  } as const;
  return [{ ...sold, priceSpecification }];
}

/**
 * What is sold, as offers in dollars: the items of a page, or what stands under a name in prices.yaml.
 * @throws Error where prices.yaml has no plans and no table of that name.
 */
export function offersOf(items: string | readonly PricedItem[], prices: Prices): Offer[] {
  const found = typeof items === "string" ? pricedItems(items, prices) : items;
  if (!found)
    throw new Error(`"${items}" is neither among the plans nor the tables of prices.yaml`);
  return found.flatMap(offer);
}
