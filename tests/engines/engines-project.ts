import type { TestProjectConfiguration } from "vitest/config";
import { engineNames, enginePath } from "#scripts/run/test/find-engines.ts";

/** One project for each engine that is there, so that they run side by side. */
export const engineProjects: TestProjectConfiguration[] = engineNames
  .filter(enginePath)
  .map((name) => ({
    test: {
      name: `engines-${name}`,
      include: ["tests/engines/**/*.test.ts"],
      environment: "node",
      env: { ENGINE: name },
      setupFiles: ["tests/functions/emulator-environment.ts"],
      // One browser for all files: a driver of WebKit has one window at a time.
      fileParallelism: false,
      // Ends what hangs; each wait of a visitor's ends before (visitor.ts).
      testTimeout: 600_000,
      hookTimeout: 600_000,
    },
  }));
