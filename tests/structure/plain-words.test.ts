import { expect, test } from "vitest";
import { proseOf, stumblesIn } from "./plain-words.ts";
import { textFiles } from "./source-files.ts";
import { titlesIn } from "./test-titles.ts";

/** The content has its own check (web/publish/checks/voice-rules.ts). */
const ours = textFiles().filter(
  ({ path }) =>
    /\.(?:tsx?|mts|mjs|md)$/.test(path) &&
    !/^(?:web\/content|tests\/(?:fixtures|owner-day|structure\/plain-words))/.test(path),
);

test("documents, comments and test titles use plain American words", () => {
  expect(ours.length).toBeGreaterThan(1400);
  const found = ours.flatMap((file) =>
    stumblesIn([proseOf(file), ...titlesIn(file)].join("\n")).map(
      (message) => `${file.path}: ${message}`,
    ),
  );
  expect(found).toEqual([]);
});

test("reads comments and documents, but no code", () => {
  const program = "// Whoever reads it\nconst anew = 1; /* all the\n same, thus `whilst` */";
  expect(stumblesIn(proseOf({ path: "a.ts", text: program }))).toEqual([
    "says “thus”. Say “so”.",
    "says “Whoever”. Say “anybody who”.",
  ]);
  const document = "Read it anew.\n\n```\nwhilst\n```\n";
  expect(stumblesIn(proseOf({ path: "a.md", text: document }))).toEqual([
    "says “anew”. Say “again”.",
  ]);
});
