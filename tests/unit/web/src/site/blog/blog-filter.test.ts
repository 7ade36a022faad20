import { describe, expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { foundText } from "#web/src/site/blog/found-text.ts";
import type { postCategories } from "#web/src/site/blog/post-categories.ts";
import {
  countPosts,
  filterIn,
  filterPosts,
  noFilter,
  withFilter,
} from "#web/src/site/blog/post-filter.ts";

const posts = [
  { title: "Menus", excerpt: "What guests want", tags: ["Food"], category: "seo-guides" as const },
  { title: "Roofs", excerpt: "What menus lack", tags: ["Berlin"], category: "web-design" as const },
];
const found = (search: string, category: "all" | (typeof postCategories)[number] = "all") =>
  filterPosts(posts, { search, category }).map(({ title }) => title);

describe("the filter", () => {
  test.each([
    ["menu", ["Menus", "Roofs"]],
    ["ROOF", ["Roofs"]],
    ["guests w", ["Menus"]],
    ["erli", ["Roofs"]],
    ["  berlin ", ["Roofs"]],
    ["", ["Menus", "Roofs"]],
    ["menus roofs", []],
    [".*", []],
  ])("%j finds %j", (search, titles) => {
    expect(found(search)).toEqual(titles);
  });

  test("needs both search and category to match, the category exactly", () => {
    expect(found("menu", "web-design")).toEqual(["Roofs"]);
    expect(found("", "seo-guides")).toEqual(["Menus"]);
    expect(found("menu", "south-jersey")).toEqual([]);
  });

  test.each([
    ["", noFilter],
    ["q=two+words&category=seo-guides", { search: "two words", category: "seo-guides" }],
    ["category=cooking", noFilter],
    ["category=all", noFilter],
  ] as const)("the address %j asks for %j", (address, filter) => {
    expect(filterIn(new URLSearchParams(address))).toEqual(filter);
  });

  test("reads what it writes into the address and keeps the rest of it", () => {
    const address = new URLSearchParams("utm_source=card&q=old");
    const filter = { search: "a & b", category: "web-design" } as const;
    const written = withFilter(address, filter);
    expect(filterIn(written)).toEqual(filter);
    expect(written.get("utm_source")).toBe("card");
    expect(withFilter(written, noFilter).toString()).toBe("utm_source=card");
    expect(withFilter(written, { search: "  ", category: "all" }).has("q")).toBe(false);
  });

  test("counts the posts for the buttons", () => {
    expect(countPosts(posts, "all")).toBe(2);
    expect(countPosts(posts, "web-design")).toBe(1);
    expect(countPosts(posts, "south-jersey")).toBe(0);
  });

  test("says what was found in a sentence", () => {
    const { categories, listing } = readContent().blog;
    const say = (count: number, search: string, category: "all" | "seo-guides") =>
      foundText(count, { search, category }, categories, listing.found);
    expect(say(12, "", "all")).toBe("12 articles");
    expect(say(1, " $& ", "seo-guides")).toBe("1 article matching “$&” in SEO Guides");
  });
});
