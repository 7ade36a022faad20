import { expect, test } from "vitest";
import { contentText } from "#web/publish/content/content-text.ts";
import { problemLinesAfter } from "./problem-lines.ts";

const home = "pages/home.yaml";
const heading = "    heading: One free call, and you leave with a plan";
const lineOf = (words: string) =>
  contentText(home)
    .split("\n")
    .findIndex((row) => row.includes(words)) + 1;
const at = lineOf(heading);

const tooFar = "begins too far to the left or to the right.";

/** What the owner types in place of the heading's line, and what is said about that line. */
const slips: Record<string, string> = {
  [heading.replace("    ", "\t")]: "there is a tab at the start of this line. Use the space bar",
  "    heading:One free call": "a space is missing after the colon.",
  "    heading One free call": "a colon, or the space after it, is missing here",
  "    heading: One thing: a free call": "there is a colon inside a text: put quotation marks",
  "    heading: {{site.name}} is here": "a text that begins with {{ needs quotation marks",
  '    heading: "One free call':
    "a text begins with a quotation mark, and the one at its end is missing.",
  "    heading: 'One free call":
    "a text begins with a quotation mark, and the one at its end is missing.",
  '    heading: "One" free call': "there are words after a closing quotation mark.",
  "    heading: *One* free call": "put quotation marks around the whole text",
  "    heading: @home": "a text that begins with @, %, &, * or ! is not read as a text",
  [heading.replace("    ", "   ")]: tooFar,
};

const section = "  - kind: band\n    id: start";
const slipsOnOtherLines: [before: string, after: string, line: number, sentence: string][] = [
  [heading, `${heading}\n    heading: Two`, at + 1, "this name is in one block twice."],
  [heading, `  ${heading}`, at - 1, `or the one below it, ${tooFar}`],
  [section, section.replace("  -", "-"), at - 2, tooFar],
  [section, section.replace("- ", "-"), at - 2, "a space is missing after the hyphen."],
  [
    "dentist, plumber]",
    "dentist, plumber",
    lineOf("dentist, plumber]") + 2,
    "a comma or a closing bracket is missing.",
  ],
  [
    "{label: See web design, to: /web-design}",
    "{label: See web design to: /web-design}",
    lineOf("label: See web design,"),
    "a comma or a closing bracket is missing.",
  ],
];

test.each([
  ...Object.entries(slips).map(([after, says]) => [heading, after, at, says] as const),
  ...slipsOnOtherLines,
])("%j -> %j", (before, after, line, sentence) => {
  const [first = "", ...others] = problemLinesAfter(home, before, after);
  expect(others).toEqual([]);
  expect(first).toContain(`web/content/pages/home.yaml, line ${line}: Home: `);
  expect(first).toContain(sentence);
});

test("reports each repeated name, but only the first of other mistakes", () => {
  // The later ones may follow from the first.
  const twice = "title: Two\ntitle: Three\ndescription: >-";
  expect(problemLinesAfter(home, "description: >-", twice)).toHaveLength(2);
  expect(problemLinesAfter(home, /^(?=title:)/m, "a: [\n b: ]\n")).toHaveLength(1);
});
