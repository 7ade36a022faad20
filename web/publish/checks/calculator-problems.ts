import { formatDollars, sumsOf, sumsWords } from "#contract/price-sums";
import type { PriceOrWords } from "../../src/site/content/price-schema.ts";
import { estimateLines } from "../../src/site/estimator/estimate.ts";
import { formatPrice } from "../../src/site/sections/format-price.ts";
import type { Content, NamedPage } from "../content/content.ts";
import { placedSections } from "../content/page-state.ts";
import type { Problem } from "../content/problem.ts";

function dollarsIn(words: string): number {
  const amounts = words.match(/\$[\d,]+/g) ?? [];
  return amounts.reduce((sum, amount) => sum + Number(amount.replace(/\D/g, "")), 0);
}

/** What a card's price comes to. In words such as "$1,200 + $300 once, $600 a year", the rest is for a year. */
function saidTotals(price: PriceOrWords) {
  const words = typeof price === "string" ? price : formatPrice(price);
  const [once = "", yearly = ""] = words.includes("once") ? words.split("once") : ["", words];
  return { words, once: dollarsIn(once), yearly: dollarsIn(yearly) };
}

/** Finds starting points of the price calculator that come to another sum than the card they stand for. */
export function presetProblems(pages: readonly NamedPage[]): Problem[] {
  return placedSections(pages).flatMap(({ page, section, file, field }) => {
    if (section.kind !== "estimator") return [];
    const cards = page.sections.flatMap((one) => (one.kind === "cards" ? one.cards : []));
    const { presets, questions } = section.estimator;
    return presets.flatMap(({ card: title, choices }, position): Problem[] => {
      if (title === undefined) return [];
      const problem = (message: string) => [
        { file, field: `${field}.estimator.presets.${position}.card`, message },
      ];
      const price = cards.find((card) => card.title === title)?.price;
      if (price === undefined) {
        return problem(
          `no card with a price on this page is called “${title}”. Write the title of the card that this button adds up, or delete this line.`,
        );
      }
      const said = saidTotals(price);
      const { once, yearly } = sumsOf(estimateLines(questions, choices));
      if (said.once === once.amount && said.yearly === yearly.amount) return [];
      return problem(
        `the card “${title}” says “${said.words}”, but these choices come to ${sumsWords({ once, yearly })}. Change the choices, or the card's price.`,
      );
    });
  });
}

/** Finds totals of local search pages that aren't their number times the price of one. */
export function localPriceProblems({ prices: { entries } }: Pick<Content, "prices">): Problem[] {
  return Object.entries(entries).flatMap(([key, { amount }]) => {
    const [, count] = /^local_(\d+)_total$/.exec(key) ?? [];
    if (count === undefined) return [];
    const eachKey = `local_${count}_each`;
    const each = entries[eachKey]?.amount;
    if (each === undefined) {
      const message = `its price per page ${eachKey} is missing. Add it: pages show both.`;
      return [{ file: "web/content/prices.yaml", field: `entries.${key}`, message }];
    }
    // Both are whole dollars.
    if (Math.abs(amount / Number(count) - each) < 1) return [];
    const total = Number(count) * each;
    const message = `${key} is ${formatDollars(amount)}, but ${count} pages at ${eachKey}, which is ${formatDollars(each)}, come to ${formatDollars(total)}. Change one of them.`;
    return [{ file: "web/content/prices.yaml", field: `entries.${key}.amount`, message }];
  });
}
