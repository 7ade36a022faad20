import { defineConfig } from "vitest/config";

/** What happens to forms and mails when the parts they need fail, on genuine emulators. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/faults/**/*.test.ts"],
    environment: "node",
    setupFiles: ["tests/functions/emulator-environment.ts"],
    // Most of the time goes by with waiting. Files that share the stack's mail port take turns by themselves
    // (functions/mailbox.ts); the others have a port of their own.
    maxWorkers: 2,
    silent: "passed-only",
    // Emulators start several times here; on a busy machine that takes minutes.
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
});
