import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { requireJava } from "#scripts/run/stack/java-check.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtRoutes } from "./site-build.ts";

const checkerJar = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");

const report = z.object({
  messages: z.array(
    z.object({ url: z.string(), message: z.string(), extract: z.string().default("") }),
  ),
});

/** Returns what the Nu Html Checker, the W3C's checker, reports for the files; warnings are problems too. */
function problemsOf(files: readonly string[]): Map<string, string[]> {
  requireJava();
  const options = ["--format", "json", "--stdout", "--exit-zero-always"];
  // React writes `<br/>`, which means the same; the checker's remark is about attributes without quotes.
  const filter = ["--filterpattern", "Trailing slash on void elements.*"];
  const { status, stdout, stderr, error } = spawnSync(
    "java",
    // The checker's grammars need a deep stack, or it overflows on long pages.
    ["-Xss4m", "-jar", checkerJar, ...options, ...filter, ...files],
    { encoding: "utf8", maxBuffer: 64 * 1024 * 1024, timeout: 300_000 },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`the Nu Html Checker ended with ${status}: ${stderr}`);
  const problems = new Map<string, string[]>(files.map((file) => [file, []]));
  for (const { url, message, extract } of report.parse(JSON.parse(stdout)).messages) {
    const found = problems.get(fileURLToPath(url));
    if (!found) throw new Error(`the Nu Html Checker speaks of ${url}: ${message}`);
    found.push(`${message} At: ${extract.trim()}`);
  }
  return problems;
}

// One Java process checks all pages, because it takes longer to start than to check.
const problems = problemsOf(builtRoutes.map(({ file }) => join(siteFolder, file)));

test.each(builtRoutes)("$route is valid HTML", ({ file }) => {
  expect(problems.get(join(siteFolder, file))).toEqual([]);
});
