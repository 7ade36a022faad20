import type { TestProjectConfiguration } from "vitest/config";
import { engineNames, enginePath } from "#scripts/run/test/find-engines.ts";

/** One project for each engine that is there. */
export const engineProjects: TestProjectConfiguration[] = engineNames
  .filter(enginePath)
  .map((name) => ({
    test: {
      name: `engines-${name}`,
      include: ["tests/engines/**/*.test.ts"],
      environment: "node",
      env: { ENGINE: name },
      setupFiles: ["tests/functions/emulator-environment.ts"],
      // Vitest leaves one of two cores alone; each file has a browser of its own.
      maxWorkers: 2,
      expect: { poll: { timeout: 90_000 } },
      // Ends what hangs; each wait ends before.
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }));
