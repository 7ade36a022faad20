import { defineConfig } from "vitest/config";

/** Hostile inputs at random (fast-check) against the genuine emulators. See scripts/workshop/fuzz. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/fuzz/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/functions/emulator-environment.ts"],
    fileParallelism: false,
    // 10,000 requests take minutes.
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
  },
});
