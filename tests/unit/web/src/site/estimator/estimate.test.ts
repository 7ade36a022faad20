import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceLinesText, sumsOf, sumsWords } from "#contract/price-sums";
import { readContent } from "#web/publish/content/read-content.ts";
import { type EstimatorOption, estimator } from "#web/src/site/content/estimator-schema.ts";
import {
  type Choices,
  chosenOption,
  estimateInQuery,
  estimateLines,
  estimateQuery,
  isOffered,
} from "#web/src/site/estimator/estimate.ts";

const { pages, prices } = readContent();
const sections = pages.flatMap((page) => page.sections);
const found = sections.find((section) => section.kind === "estimator");
if (!found) throw new Error("no page has an estimator");
const { questions } = found.estimator;

const anyChoices: fc.Arbitrary<Choices> = fc.record(
  Object.fromEntries(
    questions.map(({ name, options }) => [
      name,
      fc.constantFrom(...options.map((one) => one.name)),
    ]),
  ),
);

type Totals = ReturnType<typeof sumsOf>;

const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);

test("adds up the entries of prices.yaml for all choices", () => {
  const addsUp = fc.property(anyChoices, (choices) => {
    const costs = questions.flatMap((question) => chosenOption(question, choices)?.costs ?? []);
    const amounts = costs.map(({ key, per, times = 1 }) => {
      return (prices.entries[key]?.amount ?? 0) * times * (per === "/month" ? 12 : 1);
    });
    const { once, yearly } = sumsOf(estimateLines(questions, choices));
    expect(once.amount + yearly.amount).toBe(sum(amounts));
    expect(yearly.amount).toBe(sum(amounts.filter((_, index) => costs[index]?.per)));
    expect([once.isFrom, yearly.isFrom]).toEqual([
      costs.some(({ from, per }) => from && !per),
      costs.some(({ from, per }) => from && per),
    ]);

    const again = estimateInQuery(questions, estimateQuery(questions, choices));
    expect(again.changed).toEqual([]);
    expect(estimateLines(questions, again.choices)).toEqual(estimateLines(questions, choices));
  });
  fc.assert(addsUp, { numRuns: 10_000, seed: 1 });
});

test("never costs less as a whole for an option that costs as much or more", () => {
  const anyTwo = fc
    .tuple(anyChoices, fc.constantFrom(...questions))
    .chain(([choices, { name, options }]) => {
      const offered = fc.constantFrom(...options.filter((option) => isOffered(option, choices)));
      return fc.record({
        choices: fc.constant(choices),
        name: fc.constant(name),
        offered: fc.tuple(offered, offered),
      });
    });
  const reaches = (one: Totals, other: Totals) =>
    one.once.amount >= other.once.amount && one.yearly.amount >= other.yearly.amount;
  const isMonotone = fc.property(anyTwo, ({ choices, name, offered: [option, other] }) => {
    const alone = ({ costs }: EstimatorOption) =>
      sumsOf(
        estimateLines(
          [{ name, label: name, options: [{ name, label: name, costs, onlyWith: {} }] }],
          {},
        ),
      );
    const whole = (chosen: EstimatorOption) =>
      sumsOf(estimateLines(questions, { ...choices, [name]: chosen.name }));
    return !reaches(alone(option), alone(other)) || reaches(whole(option), whole(other));
  });
  fc.assert(isMonotone, { numRuns: 10_000, seed: 1 });
});

test.each(["pages", "towns", "plan", "posts"])("costs more for more of %s", (name) => {
  const options = questions.find((question) => question.name === name)?.options ?? [];
  const costs = options
    .filter((option) => isOffered(option, {}) && (option.costs.length > 0 || name !== "pages"))
    .map((option) => {
      const lines = estimateLines(questions, { [name]: option.name });
      const { once, yearly } = sumsOf(lines);
      return once.amount + yearly.amount;
    });
  expect(costs.length).toBeGreaterThan(2);
  expect(costs).toEqual(costs.toSorted((one, other) => one - other));
});

test("says that a price with a plus may become more", () => {
  const option = { name: "shop", label: "Shop", onlyWith: {} };
  const cost = { key: "shop", amount: 1500, orMore: true };
  const shop = { name: "shop", label: "A shop?", options: [{ ...option, costs: [cost] }] };
  expect(sumsWords(sumsOf(estimateLines([shop], {})))).toBe("from $1,500 once");
});

/** The entries of prices.yaml that the calculator doesn't add up, with the reason. */
const notAddedUp: Record<string, string> = {
  packages_from_earlier: "an earlier reading of package_5_pages",
  local_3_each: "is in local_3_total",
  local_5_each: "is in local_5_total",
  local_10_each: "is in local_10_total",
  local_15_each: "is in local_15_total",
  plan_essential_month: "plans are paid by the year",
  plan_growth_month: "plans are paid by the year",
  plan_premium_month: "plans are paid by the year",
  plan_premium_month_before: "what a discount is counted from",
  tech_plan_low_month: "another reading of the yearly plans",
  tech_plan_high_month: "another reading of the yearly plans",
  ai_bundle_setup: "another reading of ai_setup",
  social_reel: "how many is agreed on for each job",
  shopify_extra_skus: "an extra that depends on the shop's products",
  amazon_extra_sku: "an extra that depends on the shop's products",
  amazon_management_month: "an extra after the shop's start",
  ecommerce_from_earlier: "an earlier reading of the shops' setup",
  consulting_hour: "how many hours is agreed on for each job",
  consulting_project: "agreed on for each job",
  raffle_ticket: "belongs to the fundraiser",
  raffle_first_prize_value: "belongs to the fundraiser",
  raffle_support_year: "belongs to the fundraiser",
};

test("adds up every entry of prices.yaml that isn't left out for a reason", () => {
  const keys = questions.flatMap(({ options }) =>
    options.flatMap(({ costs }) => costs.map(({ key }) => key)),
  );
  const decided = [...new Set(keys), ...Object.keys(notAddedUp)];
  expect(decided.toSorted()).toEqual(Object.keys(prices.entries).toSorted());
});

test("names the changed prices of an old link and shows no price from it", () => {
  const query = "pages=7&towns=10&plan=growth&at=pages.1_towns.3000_plan.1200";
  expect(estimateInQuery(questions, query)).toEqual({
    choices: { pages: "7", towns: "10", plan: "growth" },
    changed: ["7 pages"],
  });
  const tampered = estimateInQuery(questions, "pages=free&plan=none&ai=__proto__&at=-");
  expect(tampered.choices).toEqual({ plan: "none" });
  expect(sumsWords(sumsOf(estimateLines(questions, tampered.choices)))).toBe(
    "$1,200 once, $600 a year",
  );
});

test("adds a plan to AI without a website", () => {
  const wordsOf = (ai: string) =>
    sumsWords(sumsOf(estimateLines(questions, { pages: "none", plan: "none", ai })));
  expect(wordsOf("one")).toBe("from $1,200 once, $1,800 a year");
  expect(wordsOf("none")).toBe("$0");
});

test.each(Object.entries({ two: 2, three: 3 }))(
  "says from the least that %s AI services cost",
  (ai, count) => {
    const services = prices.tables["ai-setup"]?.rows.flatMap(({ cells }) =>
      typeof cells[1] === "string" ? [] : [cells[1].amount],
    );
    // Social branding is only one service; all others cost the same.
    const [least = 0, other = 0] = services?.toSorted((one, another) => one - another) ?? [];
    const { once } = sumsOf(estimateLines(questions, { pages: "none", ai }));
    expect(once).toEqual({ amount: least + (count - 1) * other, isFrom: true });
  },
);

test("writes the lines in words, with their conditions", () => {
  const lines = estimateLines(questions, { pages: "7", ai: "two" });
  expect(priceLinesText(lines, { day: "11/28/2026", together: "Together" })).toBe(
    [
      "- 7 pages: $1,600 once",
      "- Essential plan: $600 a year (required with a website or AI)",
      "- Two AI services: from $1,800 once, $1,800 a year (by the month, after setup)",
      "Together: from $3,400 once, $2,400 a year (prices of 11/28/2026)",
    ].join("\n"),
  );
});

test("names what an old link chose that is no longer offered", () => {
  const query = "pages=7&towns=11&plan=growth&at=pages.1600_towns.3300_plan.1200";
  expect(estimateInQuery(questions, query).changed).toEqual(["Local search pages"]);
});

test("offers an option beside a first one that nobody has touched", () => {
  const costs = [{ key: "a", amount: 5 }];
  const options: EstimatorOption[] = [
    { name: "none", label: "None", costs: [], onlyWith: {} },
    { name: "more", label: "More", costs, onlyWith: { pages: "5" } },
  ];
  const [pages] = questions;
  if (!pages) throw new Error("there are questions");
  const extra = { name: "extra", label: "Extra", options };
  const lines = estimateLines([pages, extra], { extra: "more" });
  expect(lines.map(({ label }) => label)).toContain("More");
});

describe("the content is refused", () => {
  const messagesOf = (changed: object) =>
    estimator
      .safeParse({ ...found.estimator, ...changed })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  const [first, ...others] = questions;
  const [option] = first?.options ?? [];

  test("when two questions or options have one name, or one is called at", () => {
    expect(messagesOf({ questions: [first, first, ...others] })).toEqual([
      'questions.1.name: another one is called "pages", too',
    ]);
    const twice = [{ ...first, options: [option, option] }];
    expect(messagesOf({ questions: twice, presets: [{ label: "A", choices: {} }] })).toEqual([
      'questions.0.options.1.name: another one is called "5", too',
    ]);
    expect(messagesOf({ questions: [...questions, { ...first, name: "at" }] })).toEqual([
      'questions.6.name: a question can\'t be called "at"',
    ]);
  });

  test("when an option or a preset names something that isn't there", () => {
    const lost = { ...option, name: "lost", onlyWith: { towns: "11" } };
    const lacking = { ...first, options: [...(first?.options ?? []), lost] };
    expect(messagesOf({ questions: [lacking, ...others] })).toEqual([
      'questions.0.options.10.onlyWith.towns: nothing is called "11" there',
    ]);
    expect(messagesOf({ presets: [{ label: "A", choices: { pages: "99" } }] })).toEqual([
      'presets.0.choices.pages: nothing is called "99" there',
    ]);
  });
});
