import { describe, expect, test } from "vitest";
import { onceProblems, sectionIdProblems } from "#web/publish/checks/section-problems.ts";
import {
  builtInPathProblems,
  sharedHeadProblems,
} from "#web/publish/checks/shared-head-problems.ts";
import { problemLine } from "#web/publish/content/problem.ts";
import { readContent } from "#web/publish/content/read-content.ts";
import { smallPage } from "../content/small-page.ts";

const content = readContent();

describe("the ids of sections", () => {
  const withIds = (...ids: string[]) => [
    smallPage("here", { sections: ids.map((id) => ({ kind: "hero", heading: "Heading", id })) }),
  ];

  test("reports an id that an earlier section or the page itself has", () => {
    expect(sectionIdProblems(withIds("plans", "team", "plans", "toasts")).map(problemLine)).toEqual(
      [
        "web/content/pages/here.yaml: sections.2.id: “plans” is taken on this page. Use another name, or delete the line.",
        "web/content/pages/here.yaml: sections.3.id: “toasts” is taken on this page. Use another name, or delete the line.",
      ],
    );
  });

  test("accepts the same id on two pages, or no id", () => {
    const band = { kind: "band" as const, heading: "Heading" };
    const noIds = smallPage("x", { sections: [band, band] });
    expect(sectionIdProblems([...withIds("plans"), ...withIds("plans"), noIds])).toEqual([]);
  });
});

test("reports a second check, calculator and choice of trades", () => {
  expect(onceProblems([...content.pages, ...content.pages]).map(problemLine)).toEqual([
    expect.stringMatching(/home.yaml: sections.0.beside: the site has a choice of trades already/),
    expect.stringMatching(/web-design-pricing.yaml: .*: the site has a price calculator already/),
    expect.stringMatching(/web-design.yaml: sections.\d+: the site has a check already/),
  ]);
});

describe("titles, descriptions and file names", () => {
  const [post] = content.posts;
  if (!post) throw new Error("there are posts");
  const problemsOf = (changes: Partial<typeof post>, page = smallPage("here")) => {
    const posts = [{ ...post, ...changes }];
    return sharedHeadProblems({ ...content, pages: [page], posts }).map(problemLine);
  };

  test("reports a post with the title, words or file name of a page", () => {
    const topic = "x".repeat(59);
    const page = smallPage("here", { title: topic });
    const excerpt = page.description;
    expect(problemsOf({ slug: "here", topic, excerpt }, page)).toEqual([
      "web/content/posts/here.md: title: web/content/pages/here.yaml has the same title. Each page needs its own.",
      "web/content/posts/here.md: excerpt: web/content/pages/here.yaml has the same description. Each page needs its own.",
      "web/content/posts/here.md: web/content/pages/here.yaml has the same file name. Each page needs its own.",
    ]);
  });

  test("reports a page with the title of the blog, but no others", () => {
    expect(problemsOf({})).toEqual([]);
    expect(problemsOf({}, smallPage("here", { title: content.blog.title }))).toEqual([
      "web/content/blog.yaml: title: web/content/pages/here.yaml has the same title. Each page needs its own.",
    ]);
  });

  test("reports pages with one path, and posts with one title or words", () => {
    const pages = [smallPage("here"), smallPage("there", { path: "/here" })];
    const again = { ...post, slug: "again", path: "/blog/again", listed: false };
    const problems = sharedHeadProblems({ ...content, pages, posts: [post, again] });
    expect(problems.map(problemLine)).toEqual([
      "web/content/pages/there.yaml: path: web/content/pages/here.yaml has the same path. Each page needs its own.",
      ...["topic", "excerpt"].map((field) => expect.stringContaining(`again.md: ${field}: `)),
    ]);
  });
});

test.each(["/auth", "/blog", "/dashboard"])("refuses a page at %s", (path) => {
  const pages = [smallPage("here"), smallPage("there", { path })];
  expect(builtInPathProblems({ pages }).map(problemLine)).toEqual([
    `web/content/pages/there.yaml: path: the site has a page of its own at ${path}. Choose another path.`,
  ]);
  expect(sharedHeadProblems({ ...content, pages, posts: [] })).toEqual([]);
});
