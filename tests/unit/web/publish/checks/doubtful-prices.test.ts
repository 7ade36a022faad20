import { expect, test } from "vitest";
import { openPoints, readyForProduction } from "#web/publish/checks/open-points.ts";
import { openPointsReport } from "#web/publish/checks/open-points-report.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { prices } from "#web/src/site/content/price-schema.ts";

const full = readContent();
const real = { ...full, claims: {}, testimonials: [], portfolio: [], caseStudies: [], pages: [] };
const content = {
  ...real,
  site: { ...full.site, placeholders: [] },
  posts: [],
  prices: prices.parse({
    entries: {
      growth: { amount: 100, where: "Plans", contradiction: "Gives more than Domination." },
      before: { amount: 500, risk: "Was it ever charged?" },
      fine: { amount: 50 },
    },
    tables: {},
    plans: {},
  }),
};

test("reports legal risks and contradictions without stopping a release", () => {
  const points = openPoints(content);
  expect(openPointsReport(points)).toBe(
    [
      "May wait",
      "--------",
      "",
      "Legal risk (1)",
      "  Nothing here stops a release, but a lawyer or a regulator may. Change the words, or ask.",
      "    before  $500  where is not noted",
      "                  Was it ever charged?",
      "",
      "Offers that contradict each other (1)",
      "  A customer who reads both takes the better one. Change one of them.",
      "    growth  $100  Plans",
      "                  Gives more than Domination.",
      "",
    ].join("\n"),
  );
  expect(readyForProduction(points)).toBe(true);
});

test("the delivered prices have two risks and three contradictions", () => {
  // A former price may never have been charged, and the raffle needs a license. One plan gives more for less,
  // and the customers of another one wait longer than strangers.
  const { risks, contradictions } = openPoints(full);
  expect(risks.map(({ key }) => key)).toEqual(["plan_premium_month_before", "raffle_ticket"]);
  expect(contradictions.map(({ key }) => key)).toEqual([
    "plan_essential_year",
    "plan_growth_month",
    "social_domination_month",
  ]);
});
