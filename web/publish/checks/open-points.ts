import { formatDollars } from "#contract/price-sums";
import type { Content } from "../content/content.ts";
import { locatedProblems } from "../content/locate-problems.ts";
import { type IssueFile, startedIssues } from "../content/newsletter-issues.ts";
import { hasPicture } from "../content/pictures/has-picture.ts";
import { portfolioFile, portfolioSizes } from "../content/pictures/picture-sizes.ts";
import { problemLocation } from "../content/problem.ts";
import { publishedContent } from "../content/published-content.ts";
import { deliveredPages, deliveredPlaceholders } from "./delivered-samples.ts";
import { onlyOffSite } from "./only-off-site.ts";
import { siteValue } from "./placeholder-problems.ts";
import { unwrittenTexts } from "./unwritten-texts.ts";

/** The prices with a note of one kind. */
function notedPrices({ prices }: Content, kind: "conflict" | "contradiction" | "risk") {
  return Object.entries(prices.entries).flatMap(([key, { amount, where = "", [kind]: note }]) =>
    note ? [{ key, value: formatDollars(amount), where, note }] : [],
  );
}

function conflictingClaims({ claims }: Content) {
  return Object.entries(claims).flatMap(([key, { value, where, conflict, publish }]) =>
    conflict && publish ? [{ key, value: String(value), where, note: conflict }] : [],
  );
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

function unpublished(content: Content) {
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
export function openPoints(content: Content, issues: readonly IssueFile[] = []) {
  const { site, claims, testimonials, portfolio, caseStudies, pages, posts } = content;
  const samples = [
    { file: "testimonials.yaml", names: sampleNames(testimonials, ({ id }) => id) },
    { file: "portfolio.yaml", names: sampleNames(portfolio, ({ id }) => id) },
    { file: "case-studies.yaml", names: sampleNames(caseStudies, ({ id }) => id) },
    { file: "pages", names: sampleNames(pages, ({ name }) => name) },
  ].filter(({ names }) => names.length > 0);
  const isOffSite = onlyOffSite(content);
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
    /** How many points must be done, and how many of them are done: real, written, proven or off the site. */
    total: total + unwritten.length + unpictured.length,
    done: total - placeholders.length - sampleCount - unproven.length,
    /** Texts of new entries; the message says what to write. */
    unwritten,
    /** Portfolio sites that still show one of our drawings. */
    unpictured,
    /** Fields of site.yaml that hold an invented value. */
    placeholders: placeholders.map((field) => ({ field, value: siteValue(site, field) ?? "" })),
    /** Invented customers, places and stories, by file. */
    samples,
    /** Claims without evidence. */
    unproven,
    /** Figures that the pages state differently; the note has what each side says. */
    conflicts: [...conflictingClaims(content), ...notedPrices(content, "conflict")],
    /** Prices that promise more for less, and prices that a lawyer should see. */
    contradictions: notedPrices(content, "contradiction"),
    risks: notedPrices(content, "risk").filter(({ key }) => !isOffSite("prices", key)),
    /** Pages whose last day has passed. */
    closed: pages.flatMap(({ path, isClosed, closed }) =>
      isClosed && closed ? [{ path, after: closed.after }] : [],
    ),
    /** Facts in articles that laws or services may change; `updated` is the day of the words. */
    recheck: posts
      .filter(({ recheck }) => recheck.length > 0)
      .map(({ slug, updated, recheck }) => ({ slug, updated, facts: recheck })),
    /** Posts dated in the future, which are not on the site yet. */
    upcoming: posts
      .filter(({ date }) => date > content.day)
      .map(({ slug, date }) => ({ slug, date })),
    /** Files of newsletters that have been started; none of them is on the site. */
    started: startedIssues(issues),
    /** What `publish: no` keeps off the site: the names, and the places whose words went with them. */
    unpublished: unpublished(content),
  };
}

/** What the owner still has to replace, prove or decide. */
export type OpenPoints = ReturnType<typeof openPoints>;

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
