import { formatDollars } from "../../../src/site/sections/format-price.ts";
import { hasPicture } from "../pictures/has-picture.ts";
import { portfolioFile, portfolioSizes } from "../pictures/picture-sizes.ts";
import type { Content } from "../read-content.ts";
import { siteValue } from "./placeholder-problems.ts";
import { type UnwrittenText, unwrittenTexts } from "./unwritten-texts.ts";

/** A figure that the pages state differently, and what each side says. */
export interface Conflict {
  file: "claims.yaml" | "prices.yaml";
  key: string;
  value: string;
  where: string;
  conflict: string;
}

/** What the owner still has to replace, prove or decide. */
export interface OpenPoints {
  /** Texts of new entries. */
  unwritten: UnwrittenText[];
  /** Portfolio sites that a drawing of ours stands for. */
  unpictured: string[];
  /** Fields of site.yaml that hold an invented value. */
  placeholders: { field: string; value: string }[];
  /** Invented customers, places and stories, by file. */
  samples: { file: string; names: string[] }[];
  /** Claims without evidence. */
  unproven: { key: string; value: string; where: string }[];
  conflicts: Conflict[];
  /** Pages whose last day has passed. */
  closed: { path: string; after: string }[];
  /** Facts in articles that laws or services may change; `updated` is the day of its words. */
  recheck: { slug: string; updated: string; facts: string[] }[];
}

type Marked = { sample: boolean };

function sampleNames<Item extends Marked>(items: Item[], name: (item: Item) => string): string[] {
  return items.filter(({ sample }) => sample).map(name);
}

/** Collects everything in the content that is not the owner's own yet. */
export function openPoints(content: Content): OpenPoints {
  const { site, claims, prices, testimonials, portfolio, caseStudies, pages, posts } = content;
  const samples = [
    { file: "testimonials.yaml", names: sampleNames(testimonials, ({ id }) => id) },
    { file: "portfolio.yaml", names: sampleNames(portfolio, ({ id }) => id) },
    { file: "case-studies.yaml", names: sampleNames(caseStudies, ({ id }) => id) },
    { file: "pages", names: sampleNames(pages, ({ name }) => name) },
  ];
  return {
    unwritten: unwrittenTexts(content),
    unpictured: portfolio
      .map(({ id }) => id)
      .filter((id) => portfolioSizes.some((size) => !hasPicture(portfolioFile(id, size)))),
    placeholders: site.placeholders.map((field) => ({
      field,
      value: siteValue(site, field) ?? "",
    })),
    samples: samples.filter(({ names }) => names.length > 0),
    unproven: Object.entries(claims).flatMap(([key, { value, where, proven }]) =>
      proven === undefined ? [{ key, value: String(value), where }] : [],
    ),
    conflicts: [
      ...Object.entries(claims).flatMap(([key, { value, where, conflict }]) =>
        conflict
          ? [{ file: "claims.yaml" as const, key, value: String(value), where, conflict }]
          : [],
      ),
      ...Object.entries(prices.entries).flatMap(([key, { amount, where, conflict }]) =>
        conflict
          ? [
              {
                file: "prices.yaml" as const,
                key,
                value: formatDollars(amount),
                where: where ?? "",
                conflict,
              },
            ]
          : [],
      ),
    ],
    closed: pages.flatMap(({ path, isClosed, closed }) =>
      isClosed && closed ? [{ path, after: closed.after }] : [],
    ),
    recheck: posts
      .filter(({ recheck }) => recheck.length > 0)
      .map(({ slug, updated, recheck }) => ({ slug, updated, facts: recheck })),
  };
}

/**
 * Whether nothing invented or unproven is left. Two readings of a price may stand, facts to check
 * again were true on their day, and a closed page says so, so none of these counts.
 */
export function readyForProduction(points: OpenPoints): boolean {
  const { unwritten, unpictured, placeholders, samples, unproven } = points;
  return [unwritten, unpictured, placeholders, samples, unproven].every(
    ({ length }) => length === 0,
  );
}
