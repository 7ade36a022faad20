import { expect, test } from "vitest";
import {
  type OpenPoints,
  openPoints,
  readyForProduction,
} from "#web/publish/checks/open-points.ts";
import { openPointsReport, openPointsSummary } from "#web/publish/checks/open-points-report.ts";
import type { Content } from "#web/publish/content/content.ts";
import { pageOn } from "#web/publish/content/page-state.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import {
  caseStudies,
  claims,
  portfolio,
  testimonials,
} from "#web/src/site/content/collections-schema.ts";
import { prices } from "#web/src/site/content/price-schema.ts";
import { smallPage } from "../content/small-page.ts";

const full = readContent();
const none = openPoints({
  ...full,
  site: { ...full.site, placeholders: [] },
  ...{ claims: {}, testimonials: [], portfolio: [], caseStudies: [], pages: [], posts: [] },
  prices: { entries: {}, tables: {}, plans: {} },
});

const [post] = full.posts;
if (!post) throw new Error("there are posts");

const { sections } = smallPage("raffle");
const raffle = pageOn(
  smallPage("raffle", { closed: { after: "2027-11-01", description: "Over.", sections } }),
  "2027-11-02",
);

const content: Content = {
  ...full,
  day: "2026-11-21",
  posts: [
    { ...post, slug: "next-year", date: "2027-01-02", recheck: [] },
    { ...post, slug: "on-tax", updated: "2026-11-21", recheck: ["The rate.", "The day."] },
    { ...post, slug: "on-photos", recheck: [] },
  ],
  claims: claims.parse({
    rating: { value: "5.0", where: "City pages" },
    uptime: { value: "99.9%", where: "Plans", proven: "The host's report" },
    stars: { value: "5-star", where: "Berlin", conflict: "Others say 4.", publish: "no" },
    launch: { value: "two weeks", where: "Home", conflict: "The blog says 2-4 weeks." },
  }),
  prices: prices.parse({
    entries: {
      start: { amount: 1200 },
      start_earlier: { amount: 2997, where: "Town pages", conflict: "Others say start." },
      growth: { amount: 100, where: "Plans", contradiction: "Gives more than Domination." },
      before: { amount: 500, risk: "Was it ever charged?" },
    },
    tables: {},
    plans: {},
  }),
  testimonials: testimonials.parse([
    { id: "real", quote: "Good.", author: "A", role: "B" },
    { id: "kept-back", sample: true, publish: "no", quote: "Good.", author: "A", role: "B" },
    { id: "invented", sample: true, quote: "Good.", author: "A", role: "B" },
  ]),
  portfolio: portfolio.parse([]),
  caseStudies: caseStudies.parse([]),
  pages: [smallPage("about", { sample: true }), smallPage("contact"), raffle],
};
const points = openPoints(
  { ...content, site: { ...content.site, name: "Some Agency", placeholders: ["name"] } },
  [
    { name: "2026-11-20", markdown: "---\nsubject: News\n---\nWRITE: two sentences." },
    { name: "2026-10-20", markdown: "---\nsubject: News\n---\nHello." },
  ],
);

test("collects only invented, unproven and conflicting content", () => {
  const launch = { key: "launch", value: "two weeks", where: "Home" };
  const earlier = { key: "start_earlier", value: "$2,997", where: "Town pages" };
  const growth = { key: "growth", value: "$100", where: "Plans" };
  expect(points).toEqual({
    // These are 16 delivered placeholders, 3 testimonials, the about page and 4 claims.
    total: 24,
    done: 19,
    unwritten: [],
    unpictured: [],
    placeholders: [{ field: "name", value: "Some Agency" }],
    samples: [
      { file: "testimonials.yaml", names: ["invented"] },
      { file: "pages", names: ["about"] },
    ],
    unproven: [{ key: "rating", value: "5.0", where: "City pages" }, launch],
    conflicts: [
      { ...launch, note: "The blog says 2-4 weeks." },
      { ...earlier, note: "Others say start." },
    ],
    contradictions: [{ ...growth, note: "Gives more than Domination." }],
    risks: [{ key: "before", value: "$500", where: "", note: "Was it ever charged?" }],
    closed: [{ path: "/raffle", after: "2027-11-01" }],
    recheck: [{ slug: "on-tax", updated: "2026-11-21", facts: ["The rate.", "The day."] }],
    upcoming: [{ slug: "next-year", date: "2027-01-02" }],
    started: ["web/content/newsletter/2026-11-20.md"],
    unpublished: { names: ["stars", "kept-back"], locations: [] },
  } satisfies OpenPoints);
});

test("reports each point with what to do", () => {
  const unpublished = {
    ...points.unpublished,
    locations: ["web/content/pages/contact.yaml: sections.0"],
  };
  expect(openPointsReport({ ...points, unpublished })).toBe(
    [
      "Must be done before going live (19 of 24 done)",
      "----------------------------------------------",
      "",
      "Placeholders in site.yaml (1)",
      '  Put in the real value, then delete its name under "placeholders" there.',
      "    name  Some Agency",
      "",
      "Samples (2)",
      '  Make it real: put in the true words, then delete the line "sample: true".',
      '  Or take it off the site: write "publish: no" below its id, or below the path of its page.',
      '  No customers yet? "startWithoutCustomers: yes" in site.yaml takes all of them off at once.',
      "    testimonials.yaml  invented",
      "    pages              about",
      "",
      "Claims without proof in claims.yaml (2)",
      '  Prove it: add a line that names the evidence, such as   proven: "Report of the host, October 2026, in our drive"',
      "  Or take it off the site: add the line   publish: no   Badges, list entries and ratings that use it go with it.",
      "    rating  5.0        City pages",
      "    launch  two weeks  Home",
      "",
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
      "Posts of a later day (1)",
      "  They are not on the site yet. Publish the site again on the day, or correct the date.",
      "    next-year  (2027-01-02)",
      "",
      "Newsletters that are started (1)",
      '  Write your own words in place of what begins with "WRITE:". Then send it: npm run newsletter -- send',
      "    web/content/newsletter/2026-11-20.md",
      "",
      "Taken off the site (2)",
      '  By "publish: no": delete that line to bring it back.',
      "  By startWithoutCustomers: it comes back once three of its kind are real, a claim once it's proven.",
      "    stars",
      "    kept-back",
      "",
      "Words that went with it (1)",
      "  They come back with it.",
      "    web/content/pages/contact.yaml: sections.0",
      "",
      "Figures that differ from page to page (2)",
      "  They can stay for now; decide some day which is right.",
      "    launch         two weeks  Home",
      "                              The blog says 2-4 weeks.",
      "    start_earlier  $2,997     Town pages",
      "                              Others say start.",
      "",
      "Pages whose day has passed (1)",
      "  They say that they are closed. Give the next day, or take the page away.",
      "    /raffle  (after 2027-11-01)",
      "",
      "Articles with facts to check again (1)",
      "  Laws and services change. Look once a year.",
      "    on-tax  (words of 2026-11-21)",
      "      The rate.",
      "      The day.",
      "",
    ].join("\n"),
  );
  expect(openPointsSummary(points)).toBe(
    "1 placeholder, 2 samples, 2 claims without proof (19 of 24 done)",
  );
});

test("reports a portfolio site without pictures, with both ways to them", () => {
  const [project] = full.portfolio;
  if (!project) throw new Error("there are portfolio sites");
  const some = openPoints({ ...content, portfolio: [project, { ...project, id: "diner" }] });
  expect(some.unpictured).toEqual(["diner"]);
  expect(readyForProduction({ ...none, unpictured: ["diner"] })).toBe(false);
  expect(openPointsReport({ ...none, unpictured: ["diner"] })).toContain(
    "Portfolio sites without a picture (1)\n  Take it with npm run draw -- portfolio <id>, or give your own: npm run picture -- screenshot.png portfolio/<id>\n    diner\n",
  );
  expect(openPointsSummary({ ...none, unpictured: ["diner"] })).toMatch(/^1 picture to give, /);
});

test("reports unwritten texts and keeps the site from being published", () => {
  const unwritten = [{ file: "web/content/pages/a.yaml", field: "title", message: "a title" }];
  const some = { ...none, unwritten };
  expect(openPointsReport(some)).toContain(
    [
      "Texts still to be written (1)",
      '  Write your own words in place of what begins with "WRITE:".',
      "    web/content/pages/a.yaml: title: a title",
      "",
    ].join("\n"),
  );
  expect(openPointsSummary(some)).toMatch(/^1 text to write, /);
  expect(readyForProduction(some)).toBe(false);
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

test("reports nothing when nothing is open", () => {
  expect(openPointsReport(none)).toBe("");
});

test("one open point of any kind keeps the site from being published", () => {
  // A conflict, a doubtful price, a closed page or a fact to check again does not.
  expect(readyForProduction(none)).toBe(true);
  const { conflicts, contradictions, risks, closed, recheck } = points;
  const others = { conflicts, contradictions, risks, closed, recheck };
  expect(readyForProduction({ ...none, ...others })).toBe(true);
  expect(readyForProduction({ ...none, placeholders: points.placeholders })).toBe(false);
  expect(readyForProduction({ ...none, samples: points.samples })).toBe(false);
  expect(readyForProduction({ ...none, unproven: points.unproven })).toBe(false);
});
