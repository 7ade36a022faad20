import { defineConfig } from "vitest/config";

/** Reads the built site, web/dist: run it after `vite build -c web/vite.config.ts`. */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/build/**/*.test.ts"],
    environment: "node",
    // Loading the same modules anew for every file took more than half of the time.
    isolate: false,
  },
});
