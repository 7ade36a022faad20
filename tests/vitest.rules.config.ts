import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What was evaluated is asked when everything else has run. */
class CoverageLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLast = ({ moduleId }: TestSpecification) => moduleId.endsWith("/coverage.test.ts");
    return files.sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  }
}

/** Tests of the security rules on the genuine emulator: `npm test -- --only=rules`. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/rules/**/*.test.ts"],
    globalSetup: ["tests/rules/load-rules.ts"],
    sequence: { sequencer: CoverageLast },
    environment: "node",
    // One emulator for all: cleaning up in one file would empty another's documents.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
