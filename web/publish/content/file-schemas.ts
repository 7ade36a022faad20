import type { z } from "zod";
import { newsletterIssueHead } from "#contract/newsletter-issue";
import { forms } from "../../src/forms/form-schema.ts";
import { blogWords } from "../../src/site/content/blog-schema.ts";
import {
  caseStudies,
  claims,
  portfolio,
  testimonials,
} from "../../src/site/content/collections-schema.ts";
import { page } from "../../src/site/content/page-schema.ts";
import { postFrontMatter } from "../../src/site/content/post-schema.ts";
import { prices } from "../../src/site/content/price-schema.ts";
import { site } from "../../src/site/content/site-schema.ts";
import { replies } from "../../src/team/leads/replies/replies-schema.ts";

/** The schema of each file that exists once in web/content, by its name. */
const fileSchemas = {
  "site.yaml": site,
  "claims.yaml": claims,
  "prices.yaml": prices,
  "testimonials.yaml": testimonials,
  "portfolio.yaml": portfolio,
  "case-studies.yaml": caseStudies,
  "forms.yaml": forms,
  "replies.yaml": replies,
  "blog.yaml": blogWords,
} as const;

/** The schema of a content file by its name in messages; for a post or a newsletter, the schema of its front matter. */
export function schemaOfFile(file: string): z.ZodType | undefined {
  if (/^web\/content\/pages\/[^/]+\.yaml$/.test(file)) return page;
  if (/^web\/content\/posts\/[^/]+\.md$/.test(file)) return postFrontMatter;
  if (/^web\/content\/newsletter\/[^/]+\.md$/.test(file)) return newsletterIssueHead;
  const name = file.replace("web/content/", "");
  return Object.entries(fileSchemas).find(([each]) => each === name)?.[1];
}
