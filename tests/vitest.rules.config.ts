import { defineConfig } from "vitest/config";

/** Tests of the security rules on the genuine emulator; run under `firebase emulators:exec`. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/rules/**/*.test.ts"],
    environment: "node",
    // One emulator for all: cleaning up in one file would empty another's documents.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
