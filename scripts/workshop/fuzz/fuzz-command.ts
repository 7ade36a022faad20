import { randomInt } from "node:crypto";
import { z } from "zod";
import { readCommandLine } from "../../command-line.ts";
import { PlainFailure } from "../../plain-failure.ts";
import { createProgress } from "../../progress.ts";
import { functionsBuild } from "../../run/stack/build-parts.ts";
import { supervised } from "../../run/stack/supervised.ts";
import { runTestPart } from "../../run/test/run-test-part.ts";
import { startTestStack } from "../../run/test/test-stack.ts";

const fuzzHelp = `npm run fuzz [-- options]

Sends malformed, huge and hostile inputs, made at random (fast-check), to each form's function and to
the import, on emulators of its own. Each must be refused clearly, and nothing be stored.

  --runs=<number>   inputs for each of the three (10000)
  --seed=<number>   repeats an earlier run exactly; a new one each time otherwise
  --help            show this

Example: npm run fuzz -- --runs=500 --seed=42`;

const fuzzOptions = z.object({
  runs: z.coerce.number().int().min(1).max(10_000_000).default(10_000),
  seed: z.coerce
    .number()
    .int()
    .default(() => randomInt(2 ** 31)),
});

function readOptions(args: string[]) {
  const text = { type: "string" } as const;
  const options = { runs: text, seed: text, help: { type: "boolean" } } as const;
  const { values } = readCommandLine({ args, options });
  if (values.help) return undefined;
  const result = fuzzOptions.safeParse(values);
  if (result.success) return result.data;
  throw new PlainFailure("--runs and --seed take whole numbers, such as --runs=500 --seed=42.");
}

/** `npm run fuzz`: the part "fuzz" of the tests with many more inputs, from a new seed. */
export async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(fuzzHelp);
    return 0;
  }
  const progress = createProgress();
  const counts = await supervised({ verbose: false, progress }, async (supervisor) => {
    await progress.step("Building the functions", () => supervisor.run(functionsBuild));
    const stack = await startTestStack(supervisor, progress);
    console.log(`  ${options.runs} inputs for each, seed ${options.seed}`);
    return runTestPart(supervisor, "fuzz", {
      ...stack.environment,
      FUZZ_RUNS: String(options.runs),
      FUZZ_SEED: String(options.seed),
    });
  });
  if (!counts) return 130;
  console.log(`${counts.passed} passed, ${counts.failed} failed (seed ${options.seed})`);
  return counts.failed > 0 ? 1 : 0;
}
