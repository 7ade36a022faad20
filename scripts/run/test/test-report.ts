import { duration } from "../../progress.ts";
import type { Counts } from "./counts.ts";
import type { TestPartName } from "./schedule.ts";
import { testParts } from "./test-parts.ts";

export interface PartResult {
  name: TestPartName;
  counts: Counts;
  milliseconds: number;
}

/**
 * What ran, what did not, and as the very last line `N passed, M failed`, which other programs read.
 */
export function testReport(
  chosen: readonly TestPartName[],
  results: readonly PartResult[],
): string {
  const rows = chosen.map((name) => {
    const result = results.find((one) => one.name === name);
    const label = `  ${name.padEnd(10)} ${testParts[name].title.padEnd(28)}`;
    if (!result) return `${label} did not run`;
    const { passed, failed, skipped } = result.counts;
    const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    const left = skipped ? ` ${skipped} skipped` : "";
    return `${label} ${counts} ${duration(result.milliseconds).padStart(9)}${left}`;
  });
  const sum = (key: "passed" | "failed") =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  return ["", ...rows, "", `${sum("passed")} passed, ${sum("failed")} failed`].join("\n");
}
