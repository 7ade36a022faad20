import { formatDollars } from "#contract/price-sums";
import type { Content } from "../content/content.ts";
import { pageFile } from "../content/content-text.ts";
import { instead } from "../content/nearest-name.ts";
import type { Problem } from "../content/problem.ts";

/** Offers in structured data whose prices do not exist: search engines would get none. */
export function offerProblems({ pages, prices }: Pick<Content, "pages" | "prices">): Problem[] {
  const names = [...Object.keys(prices.plans), ...Object.keys(prices.tables)];
  return pages.flatMap((page) =>
    page.structuredData.services.flatMap(({ offers }, index) => {
      if (typeof offers !== "string" || names.includes(offers)) return [];
      const field = `structuredData.services.${index}.offers`;
      const message = `“${offers}” is neither a group of plans nor a table of prices.yaml. ${instead(offers, names)}`;
      return [{ file: pageFile(page), field, message }];
    }),
  );
}

const file = "web/content/prices.yaml";

/**
 * Yearly plans whose monthly price is missing or doesn't fit. Any two entries called x_year and x_month belong
 * together; a plan needs both, because pages compare its months.
 */
export function planPriceProblems({ prices: { entries } }: Pick<Content, "prices">): Problem[] {
  return Object.entries(entries).flatMap(([key, { amount }]) => {
    const [, name, span] = /^(.+)_(year|month)$/.exec(key) ?? [];
    if (name === undefined) return [];
    const otherKey = `${name}_${span === "year" ? "month" : "year"}`;
    const other = entries[otherKey]?.amount;
    if (other === undefined) {
      const message = `its other half ${otherKey} is missing. Add it: a plan has a price a year and a price a month.`;
      return name.startsWith("plan_") ? [{ file, field: `entries.${key}`, message }] : [];
    }
    if (span === "year" || Math.abs(other / 12 - amount) < 1) return [];
    const message = `${key} is ${formatDollars(amount)} a month, but ${otherKey} is ${formatDollars(other)} a year, which is ${formatDollars(Math.round(other / 12))} a month. Change one of them.`;
    return [{ file, field: `entries.${key}.amount`, message }];
  });
}
