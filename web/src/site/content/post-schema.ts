import { z } from "zod";
import { text } from "../../ui/text-schema.ts";
import { postCategories } from "../blog/post-categories.ts";
import { day, question } from "./parts-schema.ts";

const shared = {
  /** One or two sentences: under the heading, on the listing and in search results. */
  excerpt: text.max(154, "keep the excerpt under 155 characters"),
  author: text,
  /** The last day the words changed, for the site map. */
  updated: day,
  /** The most telling tags come first: cards show three. Towns and counties are recognized. */
  tags: z.array(text).min(3, "write at least three tags"),
  picture: z.strictObject({
    file: z
      .string()
      .regex(
        /^posts\/[a-z0-9-]+\.(svg|webp)$/,
        'name a file such as "posts/my-post.webp"; npm run picture -- photo.jpg posts/my-post puts a photo in',
      )
      .meta({ choices: "post-pictures" }),
    alt: text,
  }),
  faq: z.array(question).length(3, "write three questions"),
  /** What laws or services may change: `npm run content:check` lists it, and readers don't see it. */
  recheck: z.array(text).default([]),
  /** The last day somebody checked whether that still holds; `npm run upkeep` asks a year later. */
  checked: day.optional(),
};

const listed = z.strictObject({
  listed: z.literal(true),
  title: text.max(59, "keep the title under 60 characters"),
  category: z.enum(postCategories, `use one of ${postCategories.join(", ")}`),
  date: day,
  ...shared,
});

/** Only search engines and links lead to it; title, category, date and read time are the defaults. */
const unlisted = z.strictObject({
  listed: z.literal(false),
  topic: text.max(45, "keep the topic under 46 characters"),
  ...shared,
});

/** The front matter of an article: the part between the two `---` of web/content/posts/<slug>.md. */
export const postFrontMatter = z.discriminatedUnion("listed", [listed, unlisted], {
  error: "write listed: true (on the blog page) or listed: false (found by search only)",
});

export type PostFrontMatter = z.infer<typeof postFrontMatter>;
