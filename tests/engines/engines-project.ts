import type { TestProjectConfiguration } from "vitest/config";
import { engineNames, enginePath } from "#scripts/run/test/find-engines.ts";

/** One project for each installed engine. */
export const engineProjects: TestProjectConfiguration[] = engineNames
  .filter(enginePath)
  .map((name) => ({
    test: {
      name: `engines-${name}`,
      include: ["tests/engines/**/*.test.ts"],
      environment: "node",
      env: { ENGINE: name },
      setupFiles: ["tests/functions/emulator-environment.ts"],
      // Vitest leaves one of two cores unused, and each file has its own browser.
      maxWorkers: 2,
      expect: { poll: { timeout: 90_000 } },
      // This ends a test that hangs; each wait ends earlier.
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }));
