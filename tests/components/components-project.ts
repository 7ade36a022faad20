import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { findBrowser } from "#scripts/run/test/find-browser.ts";
import { commonPasswordsPlugin } from "#web/publish/modules/common-passwords-plugin.ts";
import { contentPlugin } from "#web/publish/modules/content-plugin.ts";
import { browserCommands } from "./browser-commands.ts";

/** What the components import. Named, because Vite reloads a running test when it meets another one. */
const libraries = [
  "@chakra-ui/react",
  "@emotion/cache",
  "@emotion/react",
  "@hookform/resolvers/zod",
  "axe-core",
  "embla-carousel-react",
  "firebase/app",
  "firebase/app-check",
  "firebase/auth",
  "firebase/firestore",
  "idb-keyval",
  "papaparse",
  "react",
  "react/jsx-dev-runtime",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "react-hook-form",
  "react-router-dom",
  "reactfire",
  "workbox-window",
  "zod",
  "zod/mini",
];

/** As in playwright.config.ts: it ends what hangs, and must not be reached by what is slow. In milliseconds. */
const patience = 90_000;

/** Components by themselves in a real browser, without emulators and without a build (docs/testing.md). */
export const componentsProject: TestProjectConfiguration = {
  plugins: [commonPasswordsPlugin(), contentPlugin()],
  define: { __BUILD_YEAR__: "2026", __APP_CHECK_SITE_KEY__: '""' },
  resolve: { dedupe: ["react", "react-dom", "zod"] },
  optimizeDeps: { include: libraries },
  test: {
    name: "components",
    include: ["tests/components/**/*.test.tsx"],
    // Loading the same modules anew for every file took most of the time.
    isolate: false,
    // An element that never comes is waited for as long as this.
    testTimeout: 2 * patience,
    expect: { poll: { timeout: patience } },
    setupFiles: ["tests/components/set-up.ts"],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 360, height: 740 },
      commands: browserCommands,
      provider: playwright({
        launchOptions: {
          // Asked only when the browser is started: nothing is looked for, or installed, for other projects.
          get executablePath() {
            return findBrowser();
          },
          args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        },
        // The viewport has room for the largest screen that is tried.
        contextOptions: { reducedMotion: "reduce", viewport: { width: 1440, height: 1100 } },
        actionTimeout: patience,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
};
