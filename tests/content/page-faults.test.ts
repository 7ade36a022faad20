import { describe, expect, test } from "vitest";
import { faultLine } from "../../web/publish/content/checks/fault.ts";
import { sectionIdFaults } from "../../web/publish/content/checks/section-id-faults.ts";
import { sharedHeadFaults } from "../../web/publish/content/checks/shared-head-faults.ts";
import { readContent } from "../../web/publish/content/read-content.ts";
import { smallPage } from "./small-page.ts";

const content = readContent();

describe("the ids of sections", () => {
  const withIds = (...ids: string[]) => [{ name: "here", sections: ids.map((id) => ({ id })) }];

  test("one that a section before it or the page itself has is told", () => {
    expect(sectionIdFaults(withIds("plans", "team", "plans", "main")).map(faultLine)).toEqual([
      'web/content/pages/here.yaml: sections.2.id: "plans" is taken on this page. Use another name, or delete the line.',
      'web/content/pages/here.yaml: sections.3.id: "main" is taken on this page. Use another name, or delete the line.',
    ]);
  });

  test("the same id on two pages, and no id, are fine", () => {
    expect(
      sectionIdFaults([
        ...withIds("plans"),
        ...withIds("plans"),
        { name: "x", sections: [{}, {}] },
      ]),
    ).toEqual([]);
  });
});

describe("what search engines tell pages apart by", () => {
  const [post] = content.posts;
  if (!post) throw new Error("there are posts");
  const faultsOf = (changes: Partial<typeof post>, page = smallPage("here")) =>
    sharedHeadFaults({ ...content, pages: [page], posts: [{ ...post, ...changes }] }).map(
      faultLine,
    );

  test("a post with the title, the words or the file name of a page is told", () => {
    const topic = "x".repeat(59);
    const page = smallPage("here", { title: topic });
    const excerpt = page.description;
    expect(faultsOf({ slug: "here", topic, excerpt }, page)).toEqual([
      "web/content/posts/here.md: title: web/content/pages/here.yaml has the same one. Each page needs its own.",
      "web/content/posts/here.md: description (of a post: excerpt): web/content/pages/here.yaml has the same one. Each page needs its own.",
      "web/content/posts/here.md: (file name): web/content/pages/here.yaml has the same one. Each page needs its own.",
    ]);
  });

  test("a page with the title of the blog is told", () => {
    expect(faultsOf({}, smallPage("here", { title: content.blog.title }))).toEqual([
      "web/content/blog.yaml: title: web/content/pages/here.yaml has the same one. Each page needs its own.",
    ]);
  });

  test("others are fine", () => {
    expect(faultsOf({})).toEqual([]);
  });
});
