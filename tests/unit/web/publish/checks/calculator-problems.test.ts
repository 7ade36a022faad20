import { describe, expect, test } from "vitest";
import { localPriceProblems, presetProblems } from "#web/publish/checks/calculator-problems.ts";
import type { Content } from "#web/publish/content/content.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";

const content = readTypedContent();
const at = "web/content/pages/web-design-pricing.yaml: sections.8.estimator.presets.0.card";

type Section = Content["pages"][number]["sections"][number];

function linesOf(change: (section: Section) => Section) {
  const pages = content.pages.map((page) => ({ ...page, sections: page.sections.map(change) }));
  return presetProblems(pages).map(problemLine);
}

/** The page with one other first preset. */
const withPreset = (changes: { card?: string; choices?: Record<string, string> }) =>
  linesOf((section) => {
    if (section.kind !== "estimator") return section;
    const [first, ...others] = section.estimator.presets;
    if (!first) throw new Error("there are presets");
    return {
      ...section,
      estimator: { ...section.estimator, presets: [{ ...first, ...changes }, ...others] },
    };
  });

const withPrice = (price: string) =>
  linesOf((section) =>
    section.kind === "cards"
      ? {
          ...section,
          cards: section.cards.map((card) =>
            card.title === "A plumber with one truck" ? { ...card, price } : card,
          ),
        }
      : section,
  );

describe("a starting point of the calculator", () => {
  test("comes to the price of its card, each of which has one", () => {
    expect(linesOf((section) => section)).toEqual([]);
    const sections = content.pages.flatMap((page) => page.sections);
    const presets = sections.flatMap((one) =>
      one.kind === "estimator" ? one.estimator.presets : [],
    );
    const priced = sections.flatMap((one) =>
      one.kind === "cards" && one.id === "scenarios" ? one.cards : [],
    );
    expect(presets.map(({ card }) => card)).toEqual(priced.map(({ title }) => title));
  });

  test("is reported when it comes to another sum, once or a year", () => {
    const message = (come: string) =>
      `${at}: the card “A plumber with one truck” says “$1,200 once, $600 a year”, but these choices come to ${come}. Change the choices, or the card's price.`;
    expect(withPreset({ choices: { pages: "6", plan: "essential" } })).toEqual([
      message("$1,350 once, $600 a year"),
    ]);
    expect(withPreset({ choices: { pages: "5", plan: "growth" } })).toEqual([
      message("$1,200 once, $1,200 a year"),
    ]);
    expect(withPrice("$600 once, $1,200 a year")).toHaveLength(1);
    expect(withPrice("$1,000 + $200 once, plus $600 a year")).toEqual([]);
  });

  test("is reported when its card is gone, and needs none", () => {
    expect(withPreset({ card: "A baker" })).toEqual([
      `${at}: no card with a price on this page is called “A baker”. Write the title of the card that this button adds up, or delete this line.`,
    ]);
    const { card: _card, ...own } = { card: "A baker", choices: { pages: "20" } };
    expect(
      linesOf((section) =>
        section.kind === "estimator"
          ? { ...section, estimator: { ...section.estimator, presets: [{ label: "A", ...own }] } }
          : section,
      ),
    ).toEqual([]);
  });
});

test("reports a total of local pages that isn't their number times one", () => {
  const linesFor = (amounts: Record<string, number>) => {
    const priced = Object.entries(amounts).map(([key, amount]) => [key, { amount }]);
    const prices = { ...content.prices, entries: Object.fromEntries(priced) };
    return localPriceProblems({ prices }).map(problemLine);
  };
  const file = "web/content/prices.yaml: entries.local_10_total";
  expect(localPriceProblems(content)).toEqual([]);
  expect(linesFor({ local_10_total: 3000, local_10_each: 290 })).toEqual([
    `${file}.amount: local_10_total is $3,000, but 10 pages at local_10_each, which is $290, come to $2,900. Change one of them.`,
  ]);
  expect(linesFor({ local_10_total: 3000 })).toEqual([
    `${file}: its price per page local_10_each is missing. Add it: pages show both.`,
  ]);
});
