import { defineConfig } from "playwright/test";
import { chromiumPath, siteOrigin } from "./e2e/fixtures/environment.ts";
import type { TestOptions } from "./e2e/fixtures/test.ts";

/** How long a test waits for what has to come, in milliseconds. */
const patience = 90_000;

/** `E2E_SHARD=1/2`: the first half of the tests, for a machine that shares them with another. */
const [current, total] = (process.env.E2E_SHARD ?? "").split("/").map(Number);

/**
 * End-to-end tests: what a visitor can see and do, in a real Chromium, on the real emulators. They
 * need a running product: `npm test -- --only=e2e` starts one, `npm start` is one.
 */
export default defineConfig<TestOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  // One for all systems: the pictures are set in the site's own font.
  snapshotPathTemplate: "e2e/pictures/{arg}{ext}",
  globalSetup: "./e2e/fixtures/prepare-run.ts",
  fullyParallel: true,
  // For two cores: with four workers each test waited for the others' pages most of the time.
  workers: 3,
  shard: current && total ? { current, total } : null,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts: the limits end what hangs, and must not be reached by what is slow.
  timeout: 600_000,
  expect: { timeout: patience, toPass: { timeout: patience } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: siteOrigin,
    browserName: "chromium",
    trace: "off",
    // Saves a fifth of the time. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: patience,
    navigationTimeout: patience,
    launchOptions: {
      executablePath: chromiumPath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
        "--no-first-run",
        // Pages live for seconds: V8's better compilers cost more than they gain.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
});
