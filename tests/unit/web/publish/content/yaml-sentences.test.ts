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

const slips: [before: string, after: string, line: number, sentence: string][] = [
  [
    heading,
    heading.replace("    ", "\t"),
    at,
    "a tab stands at the start of this line. Use the space bar",
  ],
  [heading, "    heading:One free call", at, "a space is missing after the colon."],
  [heading, "    heading One free call", at, "a colon, or the space after it, is missing here"],
  [
    heading,
    "    heading: One thing: a free call",
    at,
    "a colon stands inside a text: put quotation marks",
  ],
  [
    heading,
    "    heading: {{site.name}} is here",
    at,
    "a text that begins with {{ needs quotation marks",
  ],
  [
    heading,
    '    heading: "One free call',
    at,
    "a text begins with a quotation mark, and the one at its end is missing.",
  ],
  [
    heading,
    "    heading: 'One free call",
    at,
    "a text begins with a quotation mark, and the one at its end is missing.",
  ],
  [heading, '    heading: "One" free call', at, "words stand behind a closing quotation mark."],
  [heading, "    heading: *One* free call", at, "put quotation marks around the whole text"],
  [
    heading,
    "    heading: @home",
    at,
    "a text that begins with @, %, &, * or ! is not read as a text",
  ],
  [heading, `${heading}\n    heading: Two`, at + 1, "this name stands twice in one block."],
  [heading, heading.replace("    ", "   "), at, "begins too far to the left or to the right."],
  [
    heading,
    heading.replace("    ", "      "),
    at - 1,
    "or the one below it, begins too far to the left or to the right.",
  ],
  [
    "  - kind: band\n    id: start",
    "- kind: band\n    id: start",
    at - 2,
    "begins too far to the left or to the right.",
  ],
  [
    "  - kind: band\n    id: start",
    "  -kind: band\n    id: start",
    at - 2,
    "a space is missing after the hyphen.",
  ],
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

test.each(slips)("%j -> %j", (before, after, line, sentence) => {
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
