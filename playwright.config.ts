import { defineConfig } from "playwright/test";
import { chromiumPath, siteOrigin } from "./e2e/fixtures/environment.ts";
import type { TestOptions } from "./e2e/fixtures/test.ts";

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
  // For two cores: with three workers a core had nothing to do now and then, while tests waited.
  workers: 4,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : [["list"]],
  use: {
    baseURL: siteOrigin,
    browserName: "chromium",
    trace: "off",
    // Saves a fifth of the time. Tests of what moves ask for motion.
    contextOptions: { reducedMotion: "reduce" },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
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
        // Nothing is drawn by a graphics card nor fetched from far: processes for that are only more to talk to.
        "--in-process-gpu",
        "--enable-features=NetworkServiceInProcess2",
      ],
    },
  },
});
