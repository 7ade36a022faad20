import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { textForPeople } from "./plain-words.ts";
import { type SourceFile, textFiles } from "./source-files.ts";

/** Issues, and sections of the specification. "Section 4.3" is of somebody else's document. */
const elsewhere =
  /\bspec(?:ification)?(?:'s)?\W+sections?\b|\bsections? \d+\b(?!\.\d)|\bissue \d+\b/gi;

/** Returns what a reader of this repository cannot look up. Give the reason itself, or write it down in docs/decisions. */
function unreadableCitations(file: SourceFile): string[] {
  const text = textForPeople(file);
  const folders = ["", "docs", dirname(file.path)];
  const missing = (text.match(/[\w./-]*\w\.md\b/g) ?? []).filter(
    (name) => !folders.some((folder) => existsSync(join(folder, name))),
  );
  return [...missing, ...(text.match(elsewhere) ?? [])];
}

test("cites only what a reader of the repository can look up", () => {
  const files = textFiles().filter(
    ({ path }) => !/^(tests\/fixtures|web\/content\/posts|tests\/structure\/citations)/.test(path),
  );
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    unreadableCitations(file).map((citation) => `${file.path}: ${citation}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["web/src/a.ts", "// See plan.md for the reasons.", 1],
  ["web/src/a.ts", "/*\n * as it stands in (spec\n * section 2)\n */", 1],
  ["web/src/a.ts", "/** Only the name is needed (issue 3). */", 1],
  ["docs/a.md", "See plan.md and the spec, section 4.", 2],
  ["docs/decisions/a.md", "[Tests](../testing.md#run-the-tests)", 0],
  [
    "web/src/a.ts",
    "/** `posts/<slug>.md`, all *.md, docs/owner.md, sections 4.3.7 and 4.3.12 */",
    0,
  ],
  ["web/src/a.ts", 'const file = "posts/here.md";', 0],
])("in %s, finds in %j: %i", (path, text, count) => {
  expect(unreadableCitations({ path, text })).toHaveLength(count);
});
