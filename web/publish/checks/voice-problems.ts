import type { Content } from "../content/content.ts";
import { issueFile, pageFile, postFile } from "../content/content-text.ts";
import type { IssueFile } from "../content/newsletter-issues.ts";
import type { Problem } from "../content/problem.ts";
import { type TextField, textFields } from "../content/text-fields.ts";
import { isUnwritten } from "../content/unwritten.ts";
import type { PostFile } from "./post-link-problems.ts";
import { proseOf } from "./post-prose.ts";
import { hasContraction, voiceMessages, wordsIn } from "./voice-rules.ts";

/** A page with fewer words may well have nothing to contract. */
const enoughWords = 150;

/** The fields of a file that are words, and not names, links or settings. */
const proseFields = (value: unknown): TextField[] =>
  textFields(value).filter(
    ({ text }) =>
      /\p{L}\s+\p{L}/u.test(text) && !/^(?:\/|#|\w+:\/\/)/.test(text) && !isUnwritten(text),
  );

const advised = (problems: Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, advice: true }));

const fieldProblems = (file: string, fields: TextField[]): Problem[] =>
  fields.flatMap(({ field, text }) =>
    voiceMessages(text).map((message) => ({ file, field, message })),
  );

function pageProblems({ pages }: Pick<Content, "pages">): Problem[] {
  return pages.flatMap((page) => {
    const { title, description, city, sections, closed } = page;
    const file = pageFile(page);
    const fields = proseFields({ title, description, city, sections, closed });
    const words = fields.reduce((sum, { text }) => sum + wordsIn(text), 0);
    const isStiff = words >= enoughWords && !fields.some(({ text }) => hasContraction(text));
    const message = `not one contraction in ${words} words. Write it as you would say it: we'll, don't, it's.`;
    return [
      ...(isStiff ? [{ file, field: "sections", message }] : []),
      ...fieldProblems(file, fields),
    ];
  });
}

const proseProblems = (file: string, markdown: string): Problem[] =>
  proseOf(markdown).flatMap(({ line, text }) =>
    isUnwritten(text)
      ? []
      : voiceMessages(text).map((message) => ({ file, field: "", line, message })),
  );

type Spoken = Pick<
  Content,
  "blog" | "caseStudies" | "forms" | "pages" | "posts" | "prices" | "replies" | "site"
>;

/** Finds words in the content that no neighbor would say. Customers' quotes are their own. */
export function voiceProblems(content: Spoken, posts: readonly PostFile[]): Problem[] {
  const { blog, caseStudies, forms, prices, replies, site } = content;
  const files: Record<string, unknown> = {
    blog,
    forms,
    replies,
    "case-studies": caseStudies,
    prices: { tables: prices.tables, plans: prices.plans },
    site: { tagline: site.tagline, description: site.description, banner: site.banner },
  };
  return advised([
    ...pageProblems(content),
    ...Object.entries(files).flatMap(([name, value]) =>
      fieldProblems(`web/content/${name}.yaml`, proseFields(value)),
    ),
    ...content.posts.flatMap(({ slug, title, excerpt, faq }) =>
      fieldProblems(`web/content/posts/${slug}.md`, proseFields({ title, excerpt, faq })),
    ),
    ...posts.flatMap(({ slug, markdown }) => proseProblems(postFile({ slug }), markdown)),
  ]);
}

/** Finds these words in the prepared newsletters. */
export const issueVoiceProblems = (issues: readonly IssueFile[]): Problem[] =>
  advised(issues.flatMap((issue) => proseProblems(issueFile(issue), issue.markdown)));
