import { defineConfig } from "vitest/config";

/**
 * Rules that hold for any content, in the site that is built from it (web/dist, or what CONTENT_FOLDER chooses):
 * run it after `vite build -c web/vite.config.ts`.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/build/**/*.test.ts"],
    environment: "node",
    // Loading the same modules anew for every file took more than half of the time.
    isolate: false,
  },
});
