import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../../repository.ts";
import type { Supervisor } from "../stack/supervisor.ts";
import { type Counts, checkCounts, countsOf, playwrightCounts, vitestCounts } from "./counts.ts";
import type { TestPartName } from "./schedule.ts";
import { testParts } from "./test-parts.ts";

const reportFolder = join(cacheFolder, "test");

export function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs the programs of one part and counts.
 * @param show takes each line that they say; left out: it goes to the screen.
 */
export async function runTestPart(
  supervisor: Supervisor,
  name: TestPartName,
  environment: Record<string, string>,
  show: (line: string) => void = writeLine,
): Promise<Counts> {
  const { kind, programs, title } = testParts[name];
  const report = join(reportFolder, `${name}.json`);
  mkdirSync(reportFolder, { recursive: true });
  // An old report must not stand for a run that wrote none.
  rmSync(report, { force: true });

  const reporters: Record<typeof kind, string[]> = {
    check: [],
    vitest: ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    playwright: ["--reporter=list,json"],
  };
  let exitCode: number | null = 0;
  for (const program of programs) {
    exitCode = await supervisor.exitCode({
      name: `test-${name}`,
      title: `The part "${title}"`,
      args: [...program.args, ...reporters[kind]],
      env: { ...environment, ...program.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      show,
    });
    if (exitCode !== 0) break;
  }
  if (kind === "check") return checkCounts(exitCode);
  return countsOf(exitCode, report, kind === "vitest" ? vitestCounts : playwrightCounts);
}
