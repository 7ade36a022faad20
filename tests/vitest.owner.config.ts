import "../scripts/run/test/read-frozen-content.ts";
import { defineConfig } from "vitest/config";

/** Runs what the owner runs, on an edited copy of the frozen content: commands of half a minute in all. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/owner-day/**/*.test.ts"],
    environment: "node",
    // No test may fail because the machine is slow.
    testTimeout: 300_000,
  },
});
