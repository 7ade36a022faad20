import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { categories } from "../blog/post-categories.ts";
import { action, link, shareWords } from "./parts-schema.ts";

/** Text into which the page puts something: it must contain `parts`, such as "{count}". */
const phrase = (...parts: string[]) =>
  text.refine((words) => parts.every((part) => words.includes(part)), {
    error: `keep ${parts.join(" and ")} in this text: the page puts the value there`,
  });

const listing = z.strictObject({
  searchLabel: text,
  searchPlaceholder: text,
  categoriesLabel: text,
  featured: text,
  gridHeading: text,
  readMore: text,
  found: z.strictObject({
    one: phrase("{count}"),
    many: phrase("{count}"),
    matching: phrase("{search}"),
    inCategory: phrase("{category}"),
  }),
  empty: z.strictObject({ heading: text, text, reset: text }),
});

const sidebar = z.strictObject({
  consultation: z.strictObject({ heading: text, text, link }),
  recent: text,
  project: z.strictObject({ heading: text, text, link }),
  areas: z.strictObject({ heading: text, links: z.array(link).min(1), all: link }),
});

const article = z.strictObject({
  back: text,
  updated: phrase("{date}"),
  contents: text,
  navigation: z.strictObject({
    heading: text,
    focus: text,
    county: text,
    readTime: text,
    tags: text,
  }),
  share: shareWords,
  consultation: z.strictObject({ heading: text, intro: text, actions: z.array(action).min(1) }),
  questions: text,
  earlier: text,
  later: text,
  more: text,
  related: text,
});

const states = z.strictObject({
  loading: text,
  notFound: z.strictObject({ heading: text, text, back: text }),
  failed: z.strictObject({ offline: text, online: text, retry: text }),
});

/** web/content/blog.yaml: the words around the articles. */
export const blogWords = z.strictObject({
  title: text.max(59, "keep the title under 60 characters"),
  description: text.max(154, "keep the description under 155 characters"),
  eyebrow: text,
  heading: text,
  intro: text,
  /** The names of the filters; the counts are derived. */
  categories: z.record(z.enum(categories), text),
  listing,
  sidebar,
  article,
  states,
});

export type BlogWords = z.infer<typeof blogWords>;
