import { describe, expect, test } from "vitest";
import { postPageName, searchTitle } from "#web/publish/content/post-pages.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { readPost } from "#web/publish/content/read-posts.ts";
import { blogPageModule } from "#web/publish/modules/post-modules.ts";
import { postNeighbors } from "#web/publish/modules/post-neighbors.ts";

const content = readContent();
const listed = content.posts.filter((post) => post.listed);
const unlisted = content.posts.filter((post) => !post.listed);

const unlistedSlugs = [
  "camden-county-branding",
  "marlton-local-seo-guide",
  "medford-accessibility-compliance",
  "moorestown-mobile-first-design",
  "mount-laurel-ecommerce-guide",
  "south-jersey-business-growth",
  "voorhees-conversion-optimization",
];

const sound = `---
title: Ten hours a week
excerpt: What to do with {{claims.hours}} hours.
category: web-design
author: Us
date: 2024-03-01
updated: 2026-11-21
listed: true
tags: [Medford, Planning, Burlington County]
picture: { file: posts/marlton-local-seo-guide.svg, alt: A clock }
faq:
  - { question: One?, answer: Yes. }
  - { question: Two?, answer: Yes. }
  - { question: Three?, answer: Yes. }
---

## First

A text of {{claims.hours}} words.
`;
const values = { claims: { hours: 10 } };
const read = (text: string) => readPost("here", text, values);

describe("a post's file", () => {
  test("gives the post and the values that follow from it", () => {
    expect(read(sound)).toMatchObject({
      slug: "here",
      path: "/blog/here",
      title: "Ten hours a week",
      topic: "Ten hours a week",
      excerpt: "What to do with 10 hours.",
      categoryLabel: "Web Design",
      dateText: "March 1, 2024",
      readTime: "1 min read",
      localFocus: "Medford",
      marketCounty: "Burlington County",
      picture: { width: 800, height: 450 },
      headings: [{ id: "first", text: "First" }],
      html: '<h2 id="first">First</h2>\n<p>A text of 10 words.</p>\n',
    });
  });

  test("counts a post as updated on its own day at the earliest", () => {
    const scheduled = sound.replace("2024-03-01", "2026-12-10");
    expect(read(scheduled)).toMatchObject({ updated: "2026-12-10", updatedText: undefined });
  });

  test.each([
    [
      "title: Ten hours a week\n",
      "",
      "title: the line “title: …” is missing. It is needed: write a text here",
    ],
    ["title: Ten", `title: ${"x".repeat(60)}`, "title: keep the title under 60 characters"],
    ["excerpt: What", `excerpt: ${"x".repeat(150)}`, "excerpt: keep the excerpt under 155"],
    [
      "category: web-design",
      "category: cooking",
      "category: use one of web-design, local-business",
    ],
    ["date: 2024-03-01", "date: March 1", "date: write the day as 2026-11-21"],
    ["listed: true\n", "", "It is needed: write listed: true (on the blog page) or listed: false"],
    ["[Medford, Planning, Burlington County]", "[Medford]", "tags: write at least three tags"],
    ["posts/marlton-local-seo-guide.svg", "clock.png", "picture.file: name a file such as"],
    ["alt: A clock", 'alt: ""', "picture.alt: write a text here"],
    ["  - { question: Three?, answer: Yes. }\n", "", "faq: write three questions"],
    ["author: Us", "autor: Us", "there is no field “autor” here. Did you mean “author”?"],
    ["{{claims.hours}} hours", "{{claims.days}}", "excerpt: {{claims.days}} is not known"],
    ["{{claims.hours}} words", "{{claims.days}}", "{{claims.days}} is not known"],
    ["## First", "# First", '"# First": the title is the only heading of the first level'],
    ["A text", "A <b>text</b>", '"<b>" is HTML. Write Markdown instead.'],
    ["A text", "![A clock](clock.svg)", "is a picture. A post has one"],
    ["marlton-local-seo-guide.svg", "nothing.svg", "pictures/posts/nothing.svg is not there"],
  ])("%j -> %j", (right, wrong, message) => {
    expect(sound).toContain(right);
    const broken = () => read(sound.replace(right, wrong));
    expect(broken).toThrow(message);
    expect(broken).toThrow(/^web\/content\/posts\/here\.md: /);
  });

  test("reports a mistake in the front matter with its line in the file", () => {
    expect(() => read(sound.replace("author: Us", "author: [Us"))).toThrow(
      /^web\/content\/posts\/here\.md, line \d+: a comma or a closing bracket is missing\./,
    );
  });

  test("may have spaces behind its lines of three hyphens", () => {
    const { html } = read(sound);
    expect(read(sound.replaceAll(/^---$/gm, "--- \t"))).toMatchObject({ html });
  });

  test("says how to begin a file without front matter", () => {
    expect(() => read("Hello")).toThrow("here.md, line 1: begin with a line of three hyphens");
  });

  test("gives an unlisted post the defaults of the specification", () => {
    const text = sound
      .replace("title: Ten hours a week", "topic: Time")
      .replace("category: web-design\n", "")
      .replace("date: 2024-03-01\n", "")
      .replace("listed: true", "listed: false");
    expect(read(text)).toMatchObject({
      listed: false,
      topic: "Time",
      title: "Professional Web Design for South Jersey Businesses",
      readTime: "5 min read",
      date: "2024-03-15",
      category: "web-design",
    });
    expect(() => read(text.replace("topic: Time", "topic: Time\ndate: 2024-03-01"))).toThrow(
      /here\.md: .*date/,
    );
  });
});

/** The last day of the specification's posts. Later posts are the owner's. */
const lastSpecified = "2024-03-15";
const specified = listed.filter(({ date }) => date <= lastSpecified);

describe("the posts of the site", () => {
  test("have those of the specification: 12 listed, 7 found by search only", () => {
    expect(specified).toHaveLength(12);
    expect(unlisted.map(({ slug }) => slug)).toEqual(expect.arrayContaining(unlistedSlugs));
    const all = listed.map(({ date }) => date);
    expect(all).toEqual([...all].sort().reverse());
    const days = specified.map(({ date }) => date);
    expect(days.at(0)).toBe(lastSpecified);
    expect(days.at(-1)).toBe("2024-02-18");
    expect(listed.map(({ slug }) => slug)).toContain(
      "cherry-hill-restaurant-marketing-website-essentials",
    );
  });

  test.each(content.posts.map((post) => [post.slug, post] as const))(
    "%s has 700 words or more and something to read next",
    (_slug, post) => {
      expect(post.words).toBeGreaterThanOrEqual(700);
      const { earlier, later, related } = postNeighbors(post, content.posts);
      const next = [earlier, later, ...related].flatMap((link) => (link ? [link.path] : []));
      expect(new Set(next).size).toBe(2);
      expect(next).not.toContain(post.path);
    },
  );

  test("hide from readers what the owner should check again", () => {
    const marked = content.posts.filter(({ recheck }) => recheck.length > 0);
    expect(marked).not.toEqual([]);
    for (const post of marked) {
      const module = blogPageModule(content, postPageName(post));
      expect(module).toContain(JSON.stringify(post.excerpt));
      for (const fact of post.recheck) expect(module).not.toContain(JSON.stringify(fact));
    }
  });

  test("lead from the newest to the oldest and back", () => {
    const [first, second, third] = listed;
    if (!first || !second) throw new Error("there are posts");
    expect(postNeighbors(second, content.posts)).toEqual({
      later: { path: first.path, title: first.title },
      earlier: { path: third?.path, title: third?.title },
      related: [],
    });
    expect(postNeighbors(first, content.posts).later).toBeUndefined();
  });
});

test("adds the site's short name to a title only if both fit", () => {
  expect(searchTitle("Short", content)).toBe(`Short | ${content.site.shortName}`);
  expect(searchTitle("x".repeat(59), content)).toBe("x".repeat(59));
});
