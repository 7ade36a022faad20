import { defineConfig } from "vitest/config";

/** Tests of the security rules on the genuine emulator: `npm test -- --only=rules`. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/rules/**/*.test.ts"],
    globalSetup: ["tests/rules/load-rules.ts"],
    environment: "node",
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
