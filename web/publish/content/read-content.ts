import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { type Forms, forms } from "../../src/forms/form-schema.ts";
import type { Post } from "../../src/site/blog/post.ts";
import { longDate } from "../../src/site/blog/post-rules.ts";
import { type BlogWords, blogWords } from "../../src/site/content/blog-schema.ts";
import {
  type CaseStudy,
  caseStudies,
  claims,
  type PortfolioItem,
  portfolio,
  type Testimonial,
  testimonials,
} from "../../src/site/content/collections-schema.ts";
import { type Page, page } from "../../src/site/content/page-schema.ts";
import { type Prices, priceEntries, prices } from "../../src/site/content/price-schema.ts";
import { type Site, site } from "../../src/site/content/site-schema.ts";
import { contentFolder, isOwnContent } from "./content-folder.ts";
import { ContentProblem } from "./content-problem.ts";
import { newJerseyDay, pageOn } from "./page-state.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import { readPosts } from "./read-posts.ts";
import { checkContent, contentFileName, readYaml } from "./read-yaml.ts";
import { withTownLinks } from "./towns.ts";

export type NamedPage = Page & { name: string; isClosed: boolean };

/** Everything in web/content, checked and with its placeholders filled. */
export interface Content {
  site: Site;
  claims: ReturnType<typeof claims.parse>;
  prices: Prices;
  testimonials: Testimonial[];
  portfolio: PortfolioItem[];
  caseStudies: CaseStudy[];
  forms: Forms;
  pages: NamedPage[];
  blog: BlogWords;
  /** The listed ones first, newest first. */
  posts: Post[];
}

function readPages(values: PlaceholderValues, day: string): NamedPage[] {
  const files = readdirSync(join(contentFolder, "pages")).filter((file) => file.endsWith(".yaml"));
  const pages = files.sort().map((file) => {
    const { path, value } = readYaml(`pages/${file}`);
    const filled = fillPlaceholders(value, values, contentFileName(path));
    return {
      name: file.replace(/\.yaml$/, ""),
      ...pageOn(checkContent(page, filled, path), day),
    };
  });
  for (const key of ["path", "title", "description"] as const) {
    const names = new Map<string, string>();
    for (const item of pages) {
      const other = names.get(item[key]);
      if (other) {
        throw new ContentProblem(`web/content/pages/${item.name}.yaml`, [
          `${key}: the page "${other}" has the same one. Each page needs its own.`,
        ]);
      }
      names.set(item[key], item.name);
    }
  }
  return pages;
}

/** Time goes by for the owner's content only: pages of a frozen one never close. */
const today = () => (isOwnContent ? newJerseyDay(new Date()) : "2026-11-21");

/**
 * Reads and checks the whole content folder, as it is on a day.
 * @throws ContentProblem naming file, field and what is wanted.
 */
export function readContent(day = today()): Content {
  const siteFile = readYaml("site.yaml");
  const checkedSite = checkContent(site, siteFile.value, siteFile.path);
  const claimsFile = readYaml("claims.yaml");
  const checkedClaims = checkContent(claims, claimsFile.value, claimsFile.path);
  const pricesFile = readYaml("prices.yaml");
  const { entries } = checkContent(priceEntries, pricesFile.value, pricesFile.path);

  const { fundraiser } = checkedSite;
  const prizeDate = longDate(fundraiser.prizesAnnounced);
  const values: PlaceholderValues = {
    site: {
      ...checkedSite,
      fundraiser: { ...fundraiser, prizeDate, prizeDay: prizeDate.replace(/, \d+$/, "") },
    },
    claims: Object.fromEntries(Object.entries(checkedClaims).map(([key, c]) => [key, c.value])),
    prices: Object.fromEntries(Object.entries(entries).map(([key, e]) => [key, e.amount])),
  };
  const read = <Schema extends z.ZodType>(name: string, schema: Schema) => {
    const { path, value } = readYaml(name);
    return checkContent(schema, fillPlaceholders(value, values, contentFileName(path)), path);
  };
  const pages = readPages(values, day);
  return {
    site: withTownLinks(read("site.yaml", site), pages),
    claims: checkedClaims,
    prices: read("prices.yaml", prices),
    testimonials: read("testimonials.yaml", testimonials),
    portfolio: read("portfolio.yaml", portfolio),
    caseStudies: read("case-studies.yaml", caseStudies),
    forms: read("forms.yaml", forms),
    pages,
    blog: read("blog.yaml", blogWords),
    posts: readPosts(values),
  };
}
