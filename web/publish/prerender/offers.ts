import type { Offer } from "schema-dts";
import type { Price, Prices } from "../../src/site/content/price-schema.ts";

interface PricedItem {
  name: string;
  price: Price;
}

/** The UN/CEFACT codes of the units that a price is for. */
const unitCodes: Partial<Record<NonNullable<Price["per"]>, string>> = {
  "/month": "MON",
  "a month": "MON",
  "a year": "ANN",
  "/hour": "HUR",
};

/** Names with prices, from the plans or the table of that name; undefined if there is neither. */
function pricedItems(name: string, { plans, tables }: Prices): PricedItem[] | undefined {
  const items =
    plans[name] ??
    tables[name]?.rows.map(({ cells: [row, ...cells] }) => ({
      name: row,
      price: cells.find((cell) => typeof cell !== "string"),
    }));
  return items?.flatMap(({ name, price }) => (typeof price === "object" ? { name, price } : []));
}

function offer({ name, price: { amount, from, orMore, per } }: PricedItem): Offer {
  const offered = { "@type": "Offer", name, price: amount, priceCurrency: "USD" } as const;
  const unitCode = per && unitCodes[per];
  const isLeast = from || orMore;
  if (!unitCode && !isLeast) return offered;
  const priceSpecification = {
    "@type": "UnitPriceSpecification",
    priceCurrency: "USD",
    ...(isLeast ? { minPrice: amount } : { price: amount }),
    ...(unitCode && { unitCode }),
  } as const;
  return { ...offered, priceSpecification };
}

/**
 * The items for sale, as offers in dollars: those of a page, or those under a name in prices.yaml.
 * @throws Error where prices.yaml has no plans and no table of that name.
 */
export function offersOf(items: string | readonly PricedItem[], prices: Prices): Offer[] {
  const priced = typeof items === "string" ? pricedItems(items, prices) : items;
  if (!priced)
    throw new Error(`"${items}" is neither among the plans nor the tables of prices.yaml`);
  return priced.map(offer);
}
