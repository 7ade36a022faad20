import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Post } from "../../src/site/blog/post.ts";
import {
  categoryLabel,
  localFocus,
  longDate,
  marketCounty,
  readTime,
  unlistedDefaults,
} from "../../src/site/blog/post-rules.ts";
import { type PostFrontMatter, postFrontMatter } from "../../src/site/content/post-schema.ts";
import { contentFolder } from "../content-folder.ts";
import { ContentProblem, collectProblems } from "./content-problem.ts";
import { contentFileName, contentText, postParts } from "./content-text.ts";
import { hasPicture } from "./pictures/has-picture.ts";
import { postSize } from "./pictures/picture-sizes.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import { renderMarkdown } from "./post-markdown.ts";
import { parseYaml, readFilled } from "./read-yaml.ts";

/** What the listing says about a post: its own words, or the defaults if it has none. */
function listingItem(front: PostFrontMatter, words: number) {
  if (front.listed) {
    const { title, category, date } = front;
    return { listed: true, title, topic: title, category, date, readTime: readTime(words) };
  }
  const { title, category, date, readTime: minutes } = unlistedDefaults;
  return { listed: false, title, topic: front.topic, category, date, readTime: minutes };
}

const noHead =
  "begin with a line of three hyphens, then title, excerpt and so on, then three hyphens again, as the other posts do.";

/** The body as HTML. @throws ContentProblem with everything in it that a post must not have. */
function readBody(body: string, values: PlaceholderValues, file: string) {
  const messages: string[] = [];
  const filled = fillPlaceholders(body, values, (_field, message) => messages.push(message));
  const rendered = renderMarkdown(String(filled));
  messages.push(...rendered.problems);
  if (messages.length === 0) return rendered;
  throw new ContentProblem(messages.map((message) => ({ file, field: "", message })));
}

function readHead(head: string, values: PlaceholderValues, path: string): PostFrontMatter {
  const front = readFilled(postFrontMatter, parseYaml(head, path), values, path);
  if (hasPicture(front.picture.file)) return front;
  const message = `web/content/pictures/${front.picture.file} is not there. Add it, or name another.`;
  throw new ContentProblem([{ file: contentFileName(path), field: "picture.file", message }]);
}

/**
 * Reads one post from the text of its file.
 * @throws ContentProblem naming file, field and what is wanted.
 */
export function readPost(slug: string, text: string, values: PlaceholderValues): Post {
  const path = join(contentFolder, "posts", `${slug}.md`);
  const file = contentFileName(path);
  const parts = postParts(text);
  if (!parts) throw new ContentProblem([{ file, field: "", line: 1, message: noHead }]);
  const { throwAll, attempt } = collectProblems();
  const head = attempt(() => readHead(parts.head, values, path));
  const rendered = attempt(() => readBody(parts.body, values, file));
  throwAll();
  const front = head.get();
  const { html, headings, words } = rendered.get();
  const item = listingItem(front, words);
  // A scheduled post is often written before its day.
  const isLater = front.updated > item.date;
  const updated = isLater ? front.updated : item.date;
  return {
    slug,
    path: `/blog/${slug}`,
    ...item,
    categoryLabel: categoryLabel(item.category),
    dateText: longDate(item.date),
    excerpt: front.excerpt,
    author: front.author,
    updated,
    updatedText: isLater ? longDate(updated) : undefined,
    tags: front.tags,
    picture: { ...front.picture, width: postSize.width, height: postSize.height },
    faq: front.faq,
    recheck: front.recheck,
    checked: front.checked,
    localFocus: localFocus(front.tags),
    marketCounty: marketCounty(front.tags),
    headings,
    html,
    words,
  };
}

/** Sorts the newest first. Posts of the same day and unlisted posts are sorted by slug. */
function inOrder(one: Post, other: Post): number {
  if (one.listed !== other.listed) return one.listed ? -1 : 1;
  return other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);
}

const badName =
  'the file name becomes the address: use small letters, digits and hyphens, such as "my-post.md".';

/** All posts, the listed ones first. @throws ContentProblem */
export function readPosts(values: PlaceholderValues): Post[] {
  const names = readdirSync(join(contentFolder, "posts")).filter((file) => file.endsWith(".md"));
  const { throwAll, attempt } = collectProblems();
  const posts = names.sort().map((name) =>
    attempt(() => {
      const slug = name.replace(/\.md$/, "");
      const text = contentText(`posts/${name}`);
      if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return readPost(slug, text, values);
      const file = `web/content/posts/${name}`;
      throw new ContentProblem([{ file, field: "", message: badName }]);
    }),
  );
  throwAll();
  return posts.map(({ get }) => get()).sort(inOrder);
}
