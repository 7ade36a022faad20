import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runProgram } from "../../run-program.ts";
import { contentCopy } from "../web/editing/content-copy.ts";

test.each([
  ["a command", ["scripts/run.mjs", "upkeep"]],
  [
    "the site's address",
    [
      ...["--import", "tsx", "--input-type=module", "-e"],
      'import("./scripts/admin/project/content-site.ts").then(({ contentSite }) => contentSite())',
    ],
  ],
])("%s names the broken file of the content", async (_, args) => {
  const folder = contentCopy();
  writeFileSync(join(folder, "site.yaml"), "name: Pine\norigin:https://pine.example\n");
  const { code, text } = await runProgram(process.execPath, args, { CONTENT_FOLDER: folder });
  expect(code).toBe(1);
  expect(text).toMatch(/web\/content\/site\.yaml, line 2: .*a space is missing after the colon/);
  expect(text).not.toContain("This should not happen");
});

test.each([
  ["draw", 1, "npm run draw -- social|portfolio|icons|app-pictures|shots"],
  ["bench", 0, "docs/testing/benchmarks.md"],
])("%s --help says what there is", async (name, exitCode, words) => {
  const args = ["scripts/run.mjs", name, "--help"];
  const { code, text } = await runProgram(process.execPath, args);
  expect({ code, text }).toEqual({ code: exitCode, text: expect.stringContaining(words) });
});
