import { expect, test } from "vitest";
import { readContent } from "#web/publish/content/read-content.ts";
import { attributeOf, elementsIn, textOf } from "./html-document.ts";
import { builtRoute } from "./site-build.ts";

const { posts, blog } = readContent();

const listed = posts.filter((post) => post.listed);
const listing = builtRoute("/blog").document;

test("lists each post's title, time, excerpt and first tags by date", () => {
  // The newest post comes first.
  const cards = listing.all("article");
  const shown = cards.map((card) => ({
    title: elementsIn(card, "h3").map(textOf).join(),
    time: elementsIn(card, "time").map(textOf).join(),
    tags: elementsIn(card, "li").map(textOf),
    link: elementsIn(card, "a").map((link) => attributeOf(link, "href")),
  }));
  expect(shown).toEqual(
    listed.map(({ title, dateText, tags, path }) => ({
      ...{ title, time: dateText, tags: tags.slice(0, 3), link: [path] },
    })),
  );
  for (const [index, { excerpt, readTime }] of listed.entries()) {
    const card = cards[index];
    for (const words of [excerpt, readTime]) expect(card && textOf(card)).toContain(words);
  }
});

test("shows the next three posts next to the listing, with two tags each", () => {
  const recent = listing
    .all("aside")
    .flatMap((aside) => elementsIn(aside, "li"))
    .filter((item) => elementsIn(item, "ul").length > 0);
  const shown = recent.map((item) => [
    ...elementsIn(item, "a").map(textOf),
    ...elementsIn(item, "li").map(textOf),
  ]);
  expect(shown).toEqual(listed.slice(1, 4).map(({ title, tags }) => [title, ...tags.slice(0, 2)]));
});

test("uses the filter's names for categories in the listing", () => {
  const cards = listing.all("article");
  expect(cards.map((card) => elementsIn(card, "span").map(textOf)[0])).toEqual(
    listed.map(({ category }) => blog.categories[category]),
  );
});
