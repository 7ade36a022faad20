import { playwright } from "@vitest/browser-playwright";
import type { TestProjectConfiguration } from "vitest/config";
import { findBrowser } from "#scripts/run/test/find-browser.ts";
import { commonPasswordsPlugin } from "#web/publish/modules/common-passwords-plugin.ts";
import { contentPlugin } from "#web/publish/modules/content-plugin.ts";
import { roomMs } from "../settled-day.ts";
import { browserCommands } from "./browser-commands.ts";

/**
 * The libraries that the components import. They are listed because Vite reloads a running test when it finds a new
 * one.
 */
const libraries = [
  "@chakra-ui/react",
  "@emotion/cache",
  "@emotion/react",
  "@hookform/resolvers/zod",
  "@rjsf/core/lib/components/Form.js",
  "@rjsf/utils",
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

/**
 * A timeout in milliseconds, as in playwright.config.ts: it ends tests that hang, and must be too long for slow ones.
 */
const patience = 90_000;

/** Tests components by themselves in a real browser, without emulators and without a build (docs/testing/write-a-test.md). */
export const componentsProject: TestProjectConfiguration = {
  plugins: [commonPasswordsPlugin(), contentPlugin()],
  define: { __BUILD_YEAR__: "2026", __APP_CHECK_SITE_KEY__: '""' },
  resolve: { dedupe: ["react", "react-dom", "zod"] },
  optimizeDeps: { include: libraries },
  test: {
    name: "components",
    include: ["tests/components/**/*.test.tsx"],
    // Loading the same modules again for every file took most of the time.
    isolate: false,
    // A test may first wait for midnight, and then for an element that never appears.
    testTimeout: roomMs + 2 * patience,
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
          // This runs only when the browser starts, so that other projects neither look for a browser nor install one.
          get executablePath() {
            return findBrowser();
          },
          args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
        },
        // The viewport has room for the largest screen that a test uses.
        contextOptions: { reducedMotion: "reduce", viewport: { width: 1440, height: 1100 } },
        actionTimeout: patience,
      }),
      instances: [{ browser: "chromium" }],
    },
  },
};
