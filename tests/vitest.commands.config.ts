import { defineConfig } from "vitest/config";

/** The commands for stored data, run as the owner runs them, against the genuine emulators. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/commands/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // Some commands are processes of their own, which keep one core busy.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
