import { expect, test } from "vitest";
import { readContent } from "../../web/publish/content/read-content.ts";
import { longDate } from "../../web/src/site/blog/post-rules.ts";
import { builtRoute } from "./built-site.ts";
import { attributeOf, elementsIn, textOf } from "./html-document.ts";

const { posts, blog } = readContent();

test("the listing calls a category what its filter calls it", () => {
  const cards = builtRoute("/blog").document.all("article");
  const listed = posts.filter((post) => post.listed);
  expect(cards.map((card) => elementsIn(card, "span").map(textOf)[0])).toEqual(
    listed.map(({ category }) => blog.categories[category]),
  );
});

test.each(posts)("$path tells readers when its words last changed", ({ path, date, updated }) => {
  const [, changed] = builtRoute(path)
    .document.all("article", { "data-post": "" })
    .flatMap((article) => elementsIn(article, "li"))
    .filter((fact) => elementsIn(fact, "time").length > 0);
  expect(changed && textOf(changed)).toBe(
    updated > date ? `Updated ${longDate(updated)}` : undefined,
  );
  const [time] = changed ? elementsIn(changed, "time") : [];
  expect(time && attributeOf(time, "datetime")).toBe(updated > date ? updated : undefined);
});
