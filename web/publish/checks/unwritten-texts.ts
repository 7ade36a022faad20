import type { Content } from "../content/content.ts";
import { pageFile, postFile } from "../content/content-text.ts";
import type { Problem } from "../content/problem.ts";
import { textFields } from "../content/text-fields.ts";
import { isUnwritten, unwrittenMark } from "../content/unwritten.ts";

type WrittenContent = Pick<
  Content,
  "pages" | "posts" | "testimonials" | "portfolio" | "caseStudies"
>;

/** Entries that are kept off the site can wait; the others keep their places. */
const shown = (items: { publish: boolean }[]) => items.map((item) => (item.publish ? item : {}));

/** What the owner reads in each file, under the names of its fields. */
function writtenFiles(content: WrittenContent): [file: string, value: unknown][] {
  return [
    ...content.pages.map(({ name, ...page }): [string, unknown] => [pageFile({ name }), page]),
    ...content.posts.map((post): [string, unknown] => {
      const { title, excerpt, tags, picture, faq } = post;
      return [postFile(post), { title, excerpt, tags, picture, faq }];
    }),
    ["web/content/testimonials.yaml", shown(content.testimonials)],
    ["web/content/portfolio.yaml", shown(content.portfolio)],
    ["web/content/case-studies.yaml", shown(content.caseStudies)],
  ];
}

const wanted = (text: string) =>
  text.slice(text.indexOf(unwrittenMark) + unwrittenMark.length).trim();

/** Every text that `npm run new` has left for the owner; the message says what to write. */
export function unwrittenTexts(content: WrittenContent): Problem[] {
  const inFields = writtenFiles(content).flatMap(([file, value]) =>
    textFields(value).map(({ field, text }) => ({ file, field, text })),
  );
  const inBodies = content.posts.flatMap((post) =>
    post.html.split(/<[^>]*>/).map((text) => ({ file: postFile(post), field: "", text })),
  );
  return [...inFields, ...inBodies]
    .filter(({ text }) => isUnwritten(text))
    .map(({ file, field, text }) => ({ file, field, message: wanted(text) }));
}
