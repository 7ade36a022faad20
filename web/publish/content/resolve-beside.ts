import type { Beside, BesideOf } from "../../src/site/content/beside-schema.ts";
import type { Prices } from "../../src/site/content/price-schema.ts";
import type { ResolvedBeside } from "../../src/site/content/resolved-page.ts";

type Group = BesideOf<"prices">["groups"][number];

/** The error for a name in a field below `beside` that a place doesn't have. */
type Missing = (field: string, source: string, name: string) => Error;

function figuresOf(group: Group, field: string, prices: Prices, missing: Missing) {
  const { table, plans } = group;
  const rows = table === undefined ? [] : prices.tables[table]?.rows;
  if (!rows) throw missing(`${field}.table`, "the tables of prices.yaml", table ?? "");
  const offers = plans === undefined ? [] : prices.plans[plans];
  if (!offers) throw missing(`${field}.plans`, "the plans of prices.yaml", plans ?? "");
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
