import { readdirSync, readFileSync } from "node:fs";
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
import { contentFolder } from "./content-folder.ts";
import { ContentProblem } from "./content-problem.ts";
import { hasPicture } from "./pictures/has-picture.ts";
import { postSize } from "./pictures/picture-sizes.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import { renderMarkdown } from "./post-markdown.ts";
import { checkContent, contentFileName, parseYaml } from "./read-yaml.ts";

/** The two parts of a post's file; the lines keep their numbers for messages. */
function splitFile(text: string, path: string): { frontMatter: string; body: string } {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new ContentProblem(contentFileName(path), [
      "line 1: begin with a line of three hyphens, then title, excerpt and so on, then three hyphens again, as the other posts do.",
    ]);
  }
  const [, frontMatter = "", body = ""] = parts;
  return { frontMatter: `\n${frontMatter}`, body };
}

/** What the listing says of a post: its own words, or the defaults where it has none. */
function listingEntry(front: PostFrontMatter, words: number) {
  if (front.listed) {
    const { title, category, date } = front;
    return { listed: true, title, topic: title, category, date, readTime: readTime(words) };
  }
  const { title, category, date, readTime: minutes } = unlistedDefaults;
  return { listed: false, title, topic: front.topic, category, date, readTime: minutes };
}

/**
 * One post from the text of its file.
 * @throws ContentProblem naming file, field and what is wanted.
 */
export function readPost(slug: string, text: string, values: PlaceholderValues): Post {
  const path = join(contentFolder, "posts", `${slug}.md`);
  const { frontMatter, body } = splitFile(text, path);
  const file = contentFileName(path);
  const front = checkContent(
    postFrontMatter,
    fillPlaceholders(parseYaml(frontMatter, path), values, file),
    path,
  );
  const { html, headings, words, problems } = renderMarkdown(
    String(fillPlaceholders(body, values, file)),
  );
  if (!hasPicture(front.picture.file)) {
    problems.push(
      `picture.file: web/content/pictures/${front.picture.file} is not there. Add it, or name another.`,
    );
  }
  if (problems.length > 0) throw new ContentProblem(file, problems);
  const entry = listingEntry(front, words);
  return {
    slug,
    path: `/blog/${slug}`,
    ...entry,
    categoryLabel: categoryLabel(entry.category),
    dateText: longDate(entry.date),
    excerpt: front.excerpt,
    author: front.author,
    updated: front.updated,
    updatedText: front.updated > entry.date ? longDate(front.updated) : undefined,
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

/** Newest first; posts of one day and the unlisted ones by their slugs. */
function inOrder(one: Post, other: Post): number {
  if (one.listed !== other.listed) return one.listed ? -1 : 1;
  return other.date.localeCompare(one.date) || one.slug.localeCompare(other.slug);
}

/** All posts, the listed ones first. @throws ContentProblem */
export function readPosts(values: PlaceholderValues): Post[] {
  const folder = join(contentFolder, "posts");
  const files = readdirSync(folder).filter((file) => file.endsWith(".md"));
  const posts = files.sort().map((file) => {
    const slug = file.replace(/\.md$/, "");
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) {
      throw new ContentProblem(`web/content/posts/${file}`, [
        'the file name becomes the address: use small letters, digits and hyphens, such as "my-post.md".',
      ]);
    }
    return readPost(slug, readFileSync(join(folder, file), "utf8"), values);
  });
  for (const key of ["topic", "excerpt"] as const) {
    const slugs = new Map<string, string>();
    for (const post of posts) {
      const other = slugs.get(post[key]);
      if (other) {
        throw new ContentProblem(`web/content/posts/${post.slug}.md`, [
          `${key === "topic" && post.listed ? "title" : key}: the post "${other}" has the same one. Each post needs its own.`,
        ]);
      }
      slugs.set(post[key], post.slug);
    }
  }
  return posts.sort(inOrder);
}
