import { randomInt } from "node:crypto";
import { readCommandLine, wholeNumber } from "../../command-line.ts";
import { step } from "../../progress.ts";
import { functionsBuild } from "../../run/stack/builds.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { runPart } from "../../run/test/run-tests.ts";
import { startTestStack } from "../../run/test/test-stack.ts";

const help = `npm run fuzz [-- options]

Sends malformed, huge and hostile inputs, made at random (fast-check), to each form's function and to
the import, on emulators of its own. Each must be refused clearly, and nothing be stored.

  --runs=<number>   inputs for each of the three (10000)
  --seed=<number>   repeats an earlier run exactly; a new one each time otherwise
  --help            show this

Example: npm run fuzz -- --runs=500 --seed=42`;

/** `npm run fuzz` runs the "fuzz" part of the tests with many more inputs and a new seed. */
export async function main(args: string[]): Promise<number> {
  const line = readCommandLine(args, help, {
    runs: wholeNumber(1, 10_000_000).default(10_000),
    seed: wholeNumber(0, 999_999_999).default(() => randomInt(1_000_000_000)),
  });
  if (!line) return 0;
  const { runs, seed } = line.values;
  const counts = await supervised(async (supervisor) => {
    await step("Building the functions", () => supervisor.run(...functionsBuild));
    const { environment } = await startTestStack(supervisor, "test");
    console.log(`  ${runs} inputs for each, seed ${seed}`);
    const amount = { FUZZ_RUNS: String(runs), FUZZ_SEED: String(seed) };
    return runPart(supervisor, "fuzz", { ...environment, ...amount });
  });
  if (!counts) return 130;
  console.log(`${counts.passed} passed, ${counts.failed} failed (seed ${seed})`);
  return counts.failed > 0 ? 1 : 0;
}
