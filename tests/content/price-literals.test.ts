import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** design.md section 6: prices and claims come from one named entry, never from a literal in a page. */
const literals = /\$\d+(?:,\d{3})*|\b300\+|\b99\.9%|\b500\+/g;

function literalsIn(text: string): string[] {
  const words = text.replaceAll(/^\s*#.*$/gm, "");
  return words.match(literals) ?? [];
}

test.each(readdirSync("web/content/pages"))("%s names its prices and claims", (file) => {
  expect(literalsIn(readFileSync(`web/content/pages/${file}`, "utf8"))).toEqual([]);
});

test("a literal is noticed, a name and a comment are not", () => {
  expect(literalsIn("text: from $1,200, with 300+ workflows")).toEqual(["$1,200", "300+"]);
  expect(literalsIn("# was $1,200\ntext: from {{prices.package_5_pages}}")).toEqual([]);
});
