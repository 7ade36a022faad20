import { z } from "zod";

/**
 * How many inputs to make for each target, and from which seed: the same seed repeats a failure exactly. `npm test`
 * makes several hundred from a fixed seed; `npm run fuzz` makes 10,000 from a new one.
 */
export const fuzzPlan = z
  .object({
    FUZZ_RUNS: z.coerce.number().int().positive().default(400),
    FUZZ_SEED: z.coerce.number().int().default(20_251_121),
  })
  .transform(({ FUZZ_RUNS, FUZZ_SEED }) => ({ numRuns: FUZZ_RUNS, seed: FUZZ_SEED }))
  .parse(process.env);
