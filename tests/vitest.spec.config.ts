import "../scripts/run/test/read-frozen-content.ts";
import { defineConfig } from "vitest/config";

/**
 * What the specification says of the pages, in the site that is built from the frozen content: run it after
 * `CONTENT_FOLDER=tests/fixtures/content npx vite build -c web/vite.config.ts`.
 */
export default defineConfig({
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/spec/**/*.test.ts"],
    environment: "node",
    isolate: false,
  },
});
