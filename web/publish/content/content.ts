import type { Forms } from "../../src/forms/form-schema.ts";
import type { Post } from "../../src/site/blog/post.ts";
import type { BlogWords } from "../../src/site/content/blog-schema.ts";
import type {
  CaseStudy,
  Claims,
  PortfolioItem,
  Testimonial,
} from "../../src/site/content/collections-schema.ts";
import type { Page } from "../../src/site/content/page-schema.ts";
import type { Prices } from "../../src/site/content/price-schema.ts";
import type { Site } from "../../src/site/content/site-schema.ts";
import type { Replies } from "../../src/team/leads/replies/replies-schema.ts";

export type NamedPage = Page & { name: string; isClosed: boolean };

/** Everything in web/content, checked and with its placeholders filled. */
export interface Content {
  /** The day on which it is read, in New Jersey. */
  day: string;
  site: Site;
  claims: Claims;
  prices: Prices;
  testimonials: Testimonial[];
  portfolio: PortfolioItem[];
  caseStudies: CaseStudy[];
  forms: Forms;
  replies: Replies;
  pages: NamedPage[];
  blog: BlogWords;
  /** The listed ones first, newest first. */
  posts: Post[];
}
