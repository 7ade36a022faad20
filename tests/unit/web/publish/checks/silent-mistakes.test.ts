import { describe, expect, test } from "vitest";
import { repeatedIdProblems, unshownProblems } from "#web/publish/checks/collection-problems.ts";
import {
  deliveredPages,
  deliveredPlaceholders,
  deliveredWords,
} from "#web/publish/checks/delivered-samples.ts";
import { planPriceProblems } from "#web/publish/checks/price-problems.ts";
import { sampleWordProblems, tellingTexts, wordsHash } from "#web/publish/checks/sample-words.ts";
import { hoursText } from "#web/publish/content/hours-text.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readTypedContent } from "#web/publish/content/read-content.ts";
import { business } from "#web/publish/prerender/structured-data.ts";

const content = readTypedContent();
const { testimonials, portfolio, caseStudies, pages } = content;

describe("testimonials, portfolio sites and case studies", () => {
  test("are reported with the id of another one", () => {
    const twice = {
      testimonials: [...testimonials, ...testimonials.slice(0, 1)],
      portfolio: [...portfolio, ...portfolio.slice(1, 2)],
      caseStudies,
    };
    expect(repeatedIdProblems(twice).map(problemLine)).toEqual([
      `web/content/testimonials.yaml: ${testimonials.length}.id: an entry above has the id “${testimonials[0]?.id}”, too. Give this one an id of its own.`,
      `web/content/portfolio.yaml: ${portfolio.length}.id: an entry above has the id “${portfolio[1]?.id}”, too. Give this one an id of its own.`,
    ]);
  });

  test("are reported if no page shows them, unless kept off on purpose", () => {
    const without = { ...content, pages: pages.filter(({ path }) => path !== "/results") };
    const fields = unshownProblems(without).map(({ field, file }) => `${file} ${field}`);
    const expected = caseStudies.map((_, index) => `web/content/case-studies.yaml ${index}.id`);
    expect(fields).toEqual(expected);
    const unpublished = caseStudies.map((one) => ({ ...one, publish: false }));
    expect(unshownProblems({ ...without, caseStudies: unpublished })).toEqual([]);
  });
});

describe("a plan's prices", () => {
  function problemLinesOf(amounts: Record<string, number>) {
    const priced = Object.entries(amounts).map(([key, amount]) => [key, { amount }]);
    const prices = { ...content.prices, entries: Object.fromEntries(priced) };
    return planPriceProblems({ prices }).map(problemLine);
  }

  test("must match for a year and a month", () => {
    expect(problemLinesOf({ plan_gold_year: 600 })).toEqual([
      "web/content/prices.yaml: entries.plan_gold_year: its other half plan_gold_month is missing. Add it: a plan has a price a year and a price a month.",
    ]);
    expect(problemLinesOf({ plan_gold_year: 1300, plan_gold_month: 100 })).toEqual([
      "web/content/prices.yaml: entries.plan_gold_month.amount: plan_gold_month is $100 a month, but plan_gold_year is $1,300 a year, which is $108 a month. Change one of them.",
    ]);
  });

  test("may be rounded by the month, or be only by the month", () => {
    const rounded = { plan_gold_year: 1300, plan_gold_month: 108, social_month: 5 };
    expect(problemLinesOf(rounded)).toEqual([]);
  });
});

describe("words of a sample", () => {
  test("are reported with their field if the mark is gone", () => {
    const [first, ...others] = testimonials;
    if (!first) throw new Error("there are testimonials");
    const problemLinesOf = (changes: Partial<typeof first>) =>
      sampleWordProblems({ ...content, testimonials: [{ ...first, ...changes }, ...others] }).map(
        problemLine,
      );
    expect(problemLinesOf({ sample: false, quote: first.quote.toUpperCase() })).toEqual([
      "web/content/testimonials.yaml: 0.quote: these are still the words of the sample. Put the real ones here, or write the line “sample: true” again.",
    ]);
    const real = { sample: false, quote: "They answered on the first ring." };
    for (const fine of [{}, { sample: false, publish: false }, real]) {
      expect(problemLinesOf(fine)).toEqual([]);
    }
  });

  test("are found in a page's story, too", () => {
    const real = pages.map((page) => ({ ...page, sample: false }));
    const fields = sampleWordProblems({ ...content, pages: real }).map(
      ({ file, field }) => `${file} ${field}`,
    );
    expect(fields).toContain("web/content/pages/about.yaml sections.1.paragraphs.0");
  });

  test("are all known if they were delivered", () => {
    const samples = tellingTexts(content).filter(({ sample }) => sample);
    const collected = samples.filter(({ file }) => !file.includes("/pages/"));
    expect(collected.filter(({ text }) => !deliveredWords.has(wordsHash(text)))).toEqual([]);
    expect(deliveredPlaceholders).toEqual(content.site.placeholders);
    expect(pages.filter(({ sample }) => sample).map(({ name }) => name)).toEqual(deliveredPages);
  });
});

test.each([
  ["Mo-Fr 09:00-17:00", "Monday to Friday, 9 am to 5 pm"],
  ["Mo-Sa 08:00-18:30", "Monday to Saturday, 8 am to 6:30 pm"],
  ["Mo-Fr 12:00-24:00, Su 10:00-12:00", "Monday to Friday, 12 pm to 12 am; Sunday, 10 am to 12 pm"],
])("says the hours %s as %s and gives search engines each span", (hours, words) => {
  expect(hoursText(hours).replaceAll("\u00a0", " ")).toBe(words);
  const site = { ...content.site, hours };
  const record = JSON.parse(JSON.stringify(business({ ...content, site })));
  expect([record.openingHours].flat().join(", ")).toBe(hours);
});
