import { formatDollars } from "../../src/site/sections/format-price.ts";
import type { Content } from "../content/content.ts";
import { locatedProblems } from "../content/locate-problems.ts";
import { begunIssues, type IssueFile } from "../content/newsletter-issues.ts";
import { hasPicture } from "../content/pictures/has-picture.ts";
import { portfolioFile, portfolioSizes } from "../content/pictures/picture-sizes.ts";
import { type Problem, problemLocation } from "../content/problem.ts";
import { publishedContent } from "../content/published-content.ts";
import { deliveredPages, deliveredPlaceholders } from "./delivered-samples.ts";
import { siteValue } from "./placeholder-problems.ts";
import { unwrittenTexts } from "./unwritten-texts.ts";
import { usedOffSite } from "./used-off-site.ts";

/** A figure that the pages state differently, and what each side says. */
interface Conflict {
  file: "claims.yaml" | "prices.yaml";
  key: string;
  value: string;
  where: string;
  conflict: string;
}

/** A price with what is wrong with it. */
interface DoubtfulPrice {
  key: string;
  value: string;
  where: string;
  doubt: string;
}

function doubtful(
  { prices }: Pick<Content, "prices">,
  kind: "contradiction" | "risk",
): DoubtfulPrice[] {
  return Object.entries(prices.entries).flatMap(([key, { amount, where = "", [kind]: doubt }]) =>
    doubt === undefined ? [] : [{ key, value: formatDollars(amount), where, doubt }],
  );
}

/** What the owner still has to replace, prove or decide. */
export interface OpenPoints {
  /** How many points must be done, and how many of them are done: real, written, proven or off the site. */
  total: number;
  done: number;
  /** Texts of new entries; the message says what to write. */
  unwritten: Problem[];
  /** Portfolio sites that still show one of our drawings. */
  unpictured: string[];
  /** Fields of site.yaml that hold an invented value. */
  placeholders: { field: string; value: string }[];
  /** Invented customers, places and stories, by file. */
  samples: { file: string; names: string[] }[];
  /** Claims without evidence that the site makes. */
  unproven: { key: string; value: string; where: string }[];
  conflicts: Conflict[];
  /** Prices that promise more for less, and prices that a lawyer should see. */
  contradictions: DoubtfulPrice[];
  risks: DoubtfulPrice[];
  /** Pages whose last day has passed. */
  closed: { path: string; after: string }[];
  /** Facts in articles that laws or services may change; `updated` is the day of the words. */
  recheck: { slug: string; updated: string; facts: string[] }[];
  /** Posts dated in the future, which are not on the site yet. */
  upcoming: { slug: string; date: string }[];
  /** Files of newsletters that have been started; none of them is on the site. */
  begun: string[];
  /** What `publish: no` keeps off the site: the names, and the places whose words went with them. */
  unpublished: { names: string[]; locations: string[] };
}

interface Marked {
  sample: boolean;
  publish?: boolean;
}

function sampleNames<Item extends Marked>(items: Item[], name: (item: Item) => string): string[] {
  return items.filter(({ sample, publish = true }) => sample && publish).map(name);
}

/** Counts everything that was delivered as invented or unproven, or is marked that way. */
function totalOf(content: Content): number {
  const { site, claims, testimonials, portfolio, caseStudies, pages } = content;
  const placeholders = new Set([...deliveredPlaceholders, ...site.placeholders]);
  const samplePages = pages.filter(({ name, sample }) => sample || deliveredPages.includes(name));
  const entries = [testimonials, portfolio, caseStudies, samplePages, Object.keys(claims)];
  return entries.reduce((sum, { length }) => sum + length, placeholders.size);
}

/** Invented values that the site shows. The band is only on its own page. */
function shownPlaceholders({ site, pages }: Pick<Content, "site" | "pages">): string[] {
  const isOff = pages.some(({ name, publish }) => name === "fundraiser" && !publish);
  return site.placeholders.filter((field) => !(isOff && field.startsWith("fundraiser.")));
}

function unpublished(content: Content): OpenPoints["unpublished"] {
  const { claims, testimonials, portfolio, caseStudies } = content;
  const published = publishedContent(content);
  const shown = new Set(published.content.pages.map(({ path }) => path));
  const names = content.pages.map(({ path }) => path).filter((path) => !shown.has(path));
  const items = [...testimonials, ...portfolio, ...caseStudies].filter(({ publish }) => !publish);
  const keys = Object.keys(claims).filter((key) => claims[key]?.publish === false);
  const gone = published.gone.map((location) => ({ ...location, message: "" }));
  return {
    names: [...names, ...keys, ...items.map(({ id }) => id)],
    locations: locatedProblems(gone).map(problemLocation),
  };
}

/** Collects everything in the content that is not the owner's own yet, and newsletters that are not written. */
export function openPoints(content: Content, issues: readonly IssueFile[] = []): OpenPoints {
  const { site, claims, prices, testimonials, portfolio, caseStudies, pages, posts } = content;
  const samples = [
    { file: "testimonials.yaml", names: sampleNames(testimonials, ({ id }) => id) },
    { file: "portfolio.yaml", names: sampleNames(portfolio, ({ id }) => id) },
    { file: "case-studies.yaml", names: sampleNames(caseStudies, ({ id }) => id) },
    { file: "pages", names: sampleNames(pages, ({ name }) => name) },
  ].filter(({ names }) => names.length > 0);
  const isOffSite = usedOffSite(content);
  const unproven = Object.entries(claims).flatMap(([key, { value, where, proven, publish }]) =>
    proven === undefined && publish && !isOffSite("claims", key)
      ? [{ key, value: String(value), where }]
      : [],
  );
  const unwritten = locatedProblems(unwrittenTexts(content));
  const unpictured = portfolio
    .filter(({ publish }) => publish)
    .map(({ id }) => id)
    .filter((id) => portfolioSizes.some((size) => !hasPicture(portfolioFile(id, size))));
  const placeholders = shownPlaceholders(content);
  const total = totalOf(content);
  const sampleCount = samples.reduce((sum, { names }) => sum + names.length, 0);
  return {
    total: total + unwritten.length + unpictured.length,
    done: total - placeholders.length - sampleCount - unproven.length,
    unwritten,
    unpictured,
    placeholders: placeholders.map((field) => ({
      field,
      value: siteValue(site, field) ?? "",
    })),
    samples,
    unproven,
    conflicts: [
      ...Object.entries(claims).flatMap(([key, { value, where, conflict, publish }]) =>
        conflict && publish
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
    contradictions: doubtful(content, "contradiction"),
    risks: doubtful(content, "risk").filter(({ key }) => !isOffSite("prices", key)),
    closed: pages.flatMap(({ path, isClosed, closed }) =>
      isClosed && closed ? [{ path, after: closed.after }] : [],
    ),
    recheck: posts
      .filter(({ recheck }) => recheck.length > 0)
      .map(({ slug, updated, recheck }) => ({ slug, updated, facts: recheck })),
    upcoming: posts
      .filter(({ date }) => date > content.day)
      .map(({ slug, date }) => ({ slug, date })),
    begun: begunIssues(issues),
    unpublished: unpublished(content),
  };
}

/**
 * Whether nothing invented or unproven is left. Two readings of a price may remain, facts to check again were true on
 * their day, and a closed page says so, so none of these count.
 */
export function readyForProduction(points: OpenPoints): boolean {
  const { unwritten, unpictured, placeholders, samples, unproven } = points;
  return [unwritten, unpictured, placeholders, samples, unproven].every(
    ({ length }) => length === 0,
  );
}
