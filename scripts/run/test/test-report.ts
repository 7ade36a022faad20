import { textTable } from "../../admin/project/text-table.ts";
import { duration } from "../../progress.ts";
import { type Counts, failure } from "./counts.ts";
import { type TestPartName, testParts } from "./parts.ts";

interface Result {
  counts: Counts;
  milliseconds: number;
}
export type Results = Map<TestPartName, Result>;

function resultText(result: Result | undefined): string {
  if (!result) return "did not run, which counts as failed";
  const { counts, milliseconds } = result;
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : "";
  return `${counts.passed} passed, ${counts.failed} failed${skipped} (${duration(milliseconds)})`;
}

/**
 * Reports what ran and what did not. The very last line is `N passed, M failed`, which other programs read. A part that
 * did not run has not passed.
 */
export function testReport(chosen: readonly TestPartName[], results: Results): string {
  const rows = chosen.map((name) => [name, testParts[name].title, resultText(results.get(name))]);
  const all = chosen.map((name) => results.get(name)?.counts ?? failure);
  const sum = (key: "passed" | "failed") => all.reduce((total, counts) => total + counts[key], 0);
  const table = textTable(["part", "what it checks", "result"], rows);
  return `\n${table}\n\n${sum("passed")} passed, ${sum("failed")} failed`;
}
