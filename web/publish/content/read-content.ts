import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { businessDay } from "#contract/business-day";
import { forms } from "../../src/forms/form-schema.ts";
import { blogWords } from "../../src/site/content/blog-schema.ts";
import {
  caseStudies,
  claims,
  portfolio,
  testimonials,
} from "../../src/site/content/collections-schema.ts";
import { page } from "../../src/site/content/page-schema.ts";
import { prices } from "../../src/site/content/price-schema.ts";
import { site } from "../../src/site/content/site-schema.ts";
import { replies } from "../../src/team/leads/replies/replies-schema.ts";
import { contentFolder, isOwnContent } from "../content-folder.ts";
import type { Content, NamedPage } from "./content.ts";
import { type Attempt, ContentProblem, collectProblems } from "./content-problem.ts";
import { locatedProblems } from "./locate-problems.ts";
import { pageOn } from "./page-state.ts";
import { placeholderValues } from "./placeholder-values.ts";
import type { PlaceholderValues } from "./placeholders.ts";
import { publishedContent } from "./published-content.ts";
import { readPosts } from "./read-posts.ts";
import { checkContent, readFilled, readYaml, type YamlFile } from "./read-yaml.ts";
import {
  realCustomers,
  startsWithoutCustomers,
  withoutCustomerClaims,
} from "./start-without-customers.ts";
import { withTownLinks } from "./towns.ts";

/** @throws ContentProblem with what is wrong in all pages. */
function readPages(values: PlaceholderValues, day: string): NamedPage[] {
  const files = readdirSync(join(contentFolder, "pages")).filter((file) => file.endsWith(".yaml"));
  const { throwAll, attempt } = collectProblems();
  const read = files.sort().map((file) =>
    attempt(() => {
      const { path, value } = readYaml(`pages/${file}`);
      const name = file.replace(/\.yaml$/, "");
      return { name, ...pageOn(readFilled(page, value, values, path), day) };
    }),
  );
  throwAll();
  return read.map(({ get }) => get());
}

/** Time passes only for the owner's content: pages of frozen content never close. */
export const today = () => (isOwnContent ? businessDay(new Date()) : "2026-11-21");

function readFiles(day: string): Content {
  const { throwAll, attempt } = collectProblems();
  const source = (name: string) => attempt(() => readYaml(name));
  const siteFile = source("site.yaml");
  const hasCustomers = !startsWithoutCustomers(siteFile.value?.value);
  const claimsFile = () => {
    const { path, value } = readYaml("claims.yaml");
    return { path, value: hasCustomers ? value : withoutCustomerClaims(value) };
  };
  const shown = hasCustomers ? <Item>(items: Item) => items : realCustomers;
  const typed = { site: siteFile, claims: attempt(claimsFile), prices: source("prices.yaml") };
  const values = placeholderValues({
    site: typed.site.value?.value,
    claims: typed.claims.value?.value,
    prices: typed.prices.value?.value,
  });
  const filled = <Schema extends z.ZodType>(schema: Schema, from: Attempt<YamlFile>) =>
    attempt(() => readFilled(schema, from.get().value, values, from.get().path));
  const read = {
    site: filled(site, typed.site),
    claims: attempt(() => checkContent(claims, typed.claims.get().value, typed.claims.get().path)),
    prices: filled(prices, typed.prices),
    testimonials: filled(testimonials, source("testimonials.yaml")),
    portfolio: filled(portfolio, source("portfolio.yaml")),
    caseStudies: filled(caseStudies, source("case-studies.yaml")),
    forms: filled(forms, source("forms.yaml")),
    replies: filled(replies, source("replies.yaml")),
    pages: attempt(() => readPages(values, day)),
    blog: filled(blogWords, source("blog.yaml")),
    posts: attempt(() => readPosts(values)),
  };
  throwAll();
  const pages = read.pages.get();
  return {
    day,
    site: withTownLinks(read.site.get(), pages),
    claims: read.claims.get(),
    prices: read.prices.get(),
    testimonials: shown(read.testimonials.get()),
    portfolio: shown(read.portfolio.get()),
    caseStudies: shown(read.caseStudies.get()),
    forms: read.forms.get(),
    replies: read.replies.get(),
    pages,
    blog: read.blog.get(),
    posts: read.posts.get(),
  };
}

/**
 * Reads and checks the whole content folder as it is typed, including what is not published (yet).
 * @throws ContentProblem with everything that is wrong in all files: line, field and what is wanted.
 */
export function readTypedContent(day = today()): Content {
  try {
    return readFiles(day);
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    throw new ContentProblem(locatedProblems(error.problems));
  }
}

/**
 * Reads what the site shows on a day.
 * @throws ContentProblem with everything that is wrong in all files: line, field and what is wanted.
 */
export function readContent(day = today()): Content {
  const { content, problems } = publishedContent(readTypedContent(day));
  if (problems.length > 0) throw new ContentProblem(locatedProblems(problems));
  return content;
}
