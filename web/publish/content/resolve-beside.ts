import type { Beside, BesideOf } from "../../src/site/content/beside-schema.ts";
import type { Prices } from "../../src/site/content/price-schema.ts";
import type { ResolvedBeside } from "../../src/site/content/resolved-page.ts";

type Group = BesideOf<"prices">["groups"][number];

/** The error for names in a field of a section that a place doesn't have. */
export type Missing = (field: string, source: string, ...names: string[]) => Error;

export function priceTable(name: string, field: string, prices: Prices, missing: Missing) {
  const table = prices.tables[name];
  if (table) return table;
  throw missing(field, "the tables of prices.yaml", name);
}

export function planOffers(name: string, field: string, prices: Prices, missing: Missing) {
  const offers = prices.plans[name];
  if (offers) return offers;
  throw missing(field, "the plans of prices.yaml", name);
}

function figuresOf({ table, plans }: Group, field: string, prices: Prices, missing: Missing) {
  const rows = table ? priceTable(table, `${field}.table`, prices, missing).rows : [];
  const offers = plans ? planOffers(plans, `${field}.plans`, prices, missing) : [];
  return [
    ...rows.flatMap(({ cells: [name, ...others], highlight }) => {
      const price = others.find((cell) => typeof cell !== "string");
      return price ? [{ name, price, highlight }] : [];
    }),
    ...offers.map(({ name, price, highlight }) => ({ name, price, highlight })),
  ];
}

/** The content beside an opening's words, with the figures that it names. */
export function resolveBeside(beside: Beside, prices: Prices, missing: Missing): ResolvedBeside {
  if (beside.kind !== "prices") return beside;
  return {
    ...beside,
    groups: beside.groups.map((group, index) => ({
      ...group,
      figures: figuresOf(group, `beside.groups.${index}`, prices, missing),
    })),
  };
}
