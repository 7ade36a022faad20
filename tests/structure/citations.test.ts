import { describe, expect, test } from "vitest";
import { unreadableCitations } from "./citation-rules.ts";
import { textFiles } from "./source-files.ts";

const cited = (path: string) => (text: string) => unreadableCitations({ path, text });

/** Copies, texts for visitors, and samples that are wrong on purpose. */
const others = [
  ...["tests/fixtures/", "web/content/posts/"],
  ...["citations", "documents"].map((name) => `tests/structure/${name}.test.ts`),
];

test("cites only what a reader of the repository can look up", () => {
  const files = textFiles().filter(({ path }) => !others.some((start) => path.startsWith(start)));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(unreadableCitations)).toEqual([]);
});

describe("in code", () => {
  test.each([
    "// See plan.md for the reasons.",
    "/** The limits (notes.md T4). */",
    " * as docs/nothing.md says",
    "# (Figures: specification sections 1, 2 and 9.)",
    "const a = 1; // spec section 4",
    "/*\n * as it stands in (spec\n * section 2)\n */",
    "/** Only the name is needed (section 3). */",
    'test("takes the defaults of specification section 9", () => {',
  ])("refuses %j", (text) => {
    expect(cited("web/src/a.ts")(text)).toHaveLength(1);
  });

  test.each([
    "// How to set it up: docs/operations.md",
    "// As testing.md says, docs/decisions/002-own-chakra-system.md explains it.",
    "/** `web/content/posts/<slug>.md`, and all other *.md. */",
    'const file = "posts/here.md";',
    "/* Typed from the specification. */",
    "// The sections of the page, 3 of them",
    "/** PKWARE APPNOTE sections 4.3.7 and 4.3.12 */",
  ])("accepts %j", (text) => {
    expect(cited("web/src/a.ts")(text)).toEqual([]);
  });
});

test("checks every line of a document", () => {
  expect(cited("docs/a.md")("See plan.md and the spec, section 4.")).toHaveLength(2);
  expect(cited("docs/decisions/a.md")("[Tests](../testing.md#run-the-tests)")).toEqual([]);
});
