import { describe, expect, test } from "vitest";
import { readContent } from "../../web/build/content/read-content.ts";
import { ownWords, similarity } from "./city-words.ts";

/**
 * Town pages that say the same with another name are doorway pages (traps.md T37): search engines
 * drop them, and readers learn nothing. A copy of half a page reaches a third; pages that are written
 * on their own share hardly more than their buttons, about one fiftieth.
 */
const mostAlike = 0.15;

const towns = readContent().pages.filter(({ structuredData }) => structuredData.city);
const pairs = towns.flatMap((one, index) =>
  towns
    .slice(index + 1)
    .map((other) => ({ one: one.name, other: other.name, pages: [one, other] })),
);

test("there are eight of them at least", () => {
  expect(towns.length).toBeGreaterThanOrEqual(8);
});

test.each(pairs)("$one and $other differ in substance", ({ pages: [one, other] }) => {
  if (!one || !other) throw new Error("two pages are needed");
  expect(similarity(ownWords(one), ownWords(other))).toBeLessThan(mostAlike);
});

test.each(towns)("$name has something to say", (page) => {
  expect(ownWords(page).length).toBeGreaterThan(400);
});

describe("the measure", () => {
  const [page] = towns;
  if (!page) throw new Error("a town page is needed");
  const words = ownWords(page);

  test("a page with another town's name put in is the same page", () => {
    const town = page.structuredData.city ?? "";
    const copy = JSON.parse(JSON.stringify(page).replaceAll(town, "Elsewhere"));
    expect(similarity(words, ownWords(copy))).toBe(1);
  });

  test("a copy in which every twentieth word is changed is still noticed", () => {
    const copy = words.map((word, index) => (index % 20 === 0 ? `other${index}` : word));
    expect(similarity(words, copy)).toBeGreaterThan(mostAlike);
  });

  test("texts that share nothing are not alike", () => {
    expect(similarity(["a", "b", "c", "d"], ["e", "f", "g", "h"])).toBe(0);
  });
});
