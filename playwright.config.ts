import { defineConfig } from "playwright/test";
import { chromiumPath, siteOrigin } from "./e2e/fixtures/environment.ts";
import type { TestOptions } from "./e2e/fixtures/test.ts";

/** How long a test waits for something to appear, in milliseconds. */
const patience = 90_000;

/** `E2E_SHARD=1/2` runs the first half of the tests, for a machine that shares them with another. */
const [current, total] = (process.env.E2E_SHARD ?? "").split("/").map(Number);

/**
 * The end-to-end tests: what a visitor can see and do, in a real Chromium, on the real emulators. They need a running
 * product: `npm test -- --only=e2e` starts one, and so does `npm start`.
 */
export default defineConfig<TestOptions>({
  testDir: "e2e",
  outputDir: "test-results",
  // All systems share one set, because the pictures use the site's own font.
  snapshotPathTemplate: "e2e/pictures/{arg}{ext}",
  globalSetup: "./e2e/fixtures/prepare-run.ts",
  fullyParallel: true,
  // This is for two cores: with four workers, each test mostly waited for the others' pages.
  workers: 3,
  shard: current && total ? { current, total } : null,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // As in vitest.config.ts, the limits end a test that hangs, and a slow test must not reach them.
  timeout: 600_000,
  expect: { timeout: patience, toPass: { timeout: patience } },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: siteOrigin,
    browserName: "chromium",
    trace: "off",
    // This saves a fifth of the time. Tests of animations ask for motion.
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
