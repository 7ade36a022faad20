import type { Content } from "../read-content.ts";
import { isUnwritten, unwrittenMark } from "../unwritten.ts";
import { textFields } from "./text-fields.ts";

/** A text that `npm run new` has left for the owner. */
export interface UnwrittenText {
  file: string;
  field: string;
  /** What is to be written, in the words of the mark. */
  wanted: string;
}

type WrittenContent = Pick<
  Content,
  "pages" | "posts" | "testimonials" | "portfolio" | "caseStudies"
>;

/** What the owner reads in each file, under the names of its fields. */
function writtenFiles(content: WrittenContent): [file: string, value: unknown][] {
  return [
    ...content.pages.map(({ name, ...page }): [string, unknown] => [`pages/${name}.yaml`, page]),
    ...content.posts.map((post): [string, unknown] => {
      const { title, excerpt, tags, picture, faq, html } = post;
      const body = html.split(/<[^>]*>/);
      return [`posts/${post.slug}.md`, { title, excerpt, tags, picture, faq, body }];
    }),
    ["testimonials.yaml", content.testimonials],
    ["portfolio.yaml", content.portfolio],
    ["case-studies.yaml", content.caseStudies],
  ];
}

/** Every text that has still to be written. */
export function unwrittenTexts(content: WrittenContent): UnwrittenText[] {
  return writtenFiles(content).flatMap(([file, value]) =>
    textFields(value)
      .filter(({ text }) => isUnwritten(text))
      .map(({ field, text }) => ({
        file: `web/content/${file}`,
        field,
        wanted: text.slice(text.indexOf(unwrittenMark) + unwrittenMark.length).trim(),
      })),
  );
}
