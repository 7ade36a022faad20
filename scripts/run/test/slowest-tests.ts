import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { textTable } from "../../admin/project/text-table.ts";
import { duration } from "../../progress.ts";

interface TimedTest {
  file: string;
  title: string;
  milliseconds: number;
}

const assertion = z.object({ fullName: z.string(), duration: z.number().optional() });
const vitestReport = z
  .object({
    testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(assertion) })),
  })
  .transform(({ testResults }) =>
    testResults.flatMap(({ name, assertionResults }): TimedTest[] =>
      assertionResults.map(({ fullName, duration: milliseconds = 0 }) => ({
        file: basename(name),
        title: fullName,
        milliseconds,
      })),
    ),
  );

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
interface Suite {
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}
const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({ specs: z.array(spec), suites: z.array(suite).optional() }),
);
const specsOf = ({ specs, suites = [] }: Suite): Suite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
const playwrightReport = z.object({ suites: z.array(suite) }).transform(({ suites }) =>
  suites.flatMap(specsOf).map(
    ({ title, file, tests }): TimedTest => ({
      file: basename(file),
      title,
      milliseconds: Math.max(
        0,
        ...tests.flatMap(({ results }) => results.map((result) => result.duration)),
      ),
    }),
  ),
);

const report = z.union([vitestReport, playwrightReport]);

function testsIn(reportFile: string): TimedTest[] {
  try {
    return report.parse(JSON.parse(readFileSync(reportFile, "utf8")));
  } catch {
    return []; // test-report.ts judges whether a part left a report.
  }
}

/** A table of the ten tests that took longest, from the runners' JSON reports; empty if there are none. */
export function slowestTests(reportFiles: readonly string[]): string {
  const tests = reportFiles
    .flatMap(testsIn)
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 10);
  if (tests.length === 0) return "";
  const rows = tests.map(({ file, title, milliseconds }) => [
    duration(milliseconds),
    file,
    title.slice(0, 80),
  ]);
  return textTable(["slowest", "file", "test"], rows);
}
