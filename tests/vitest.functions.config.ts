import { defineConfig } from "vitest/config";

/** Tests of the functions against the genuine emulators; run under `firebase emulators:exec`. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/functions/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // One mail server and one queue for all: files must not empty or fill them for each other.
    fileParallelism: false,
    // Spares loading the same modules anew for every file.
    isolate: false,
    // The queue's own log is of interest only where something failed.
    silent: "passed-only",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
