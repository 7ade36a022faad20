import "../scripts/run/test/read-frozen-content.ts";
import { configDefaults, defineConfig } from "vitest/config";
import { contentPlugin } from "../web/build/content/content-plugin.ts";

/**
 * What needs neither emulators nor a build. The app's `virtual:` modules are the real ones, made from
 * the frozen content.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  plugins: [contentPlugin()],
  define: { __BUILD_YEAR__: "2026", __APP_CHECK_SITE_KEY__: '""' },
  test: {
    include: ["tests/**/*.test.ts"],
    exclude: [
      ...configDefaults.exclude,
      "tests/functions/**",
      "tests/faults/**",
      "tests/fuzz/**",
      "tests/commands/**",
      "tests/rules/**",
      "tests/build/**",
      "tests/spec/**",
      "tests/owner-day/**",
    ],
    environment: "node",
    // Loading the same modules anew for every file took more than half of the time.
    isolate: false,
    // No test may fail because the machine is slow.
    testTimeout: 60_000,
  },
});
