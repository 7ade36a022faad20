import { defineConfig } from "vitest/config";

/** What happens to forms and mails when the parts they need fail, on genuine emulators. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/faults/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // One mail server and one queue for all, as in the tests of the functions.
    fileParallelism: false,
    silent: "passed-only",
    // Emulators start several times here; on a busy machine that takes minutes.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
