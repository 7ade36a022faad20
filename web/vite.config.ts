import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { contentPlugin } from "./build/content/content-plugin.ts";
import { prerenderPlugin } from "./build/prerender/prerender-plugin.ts";
import { pwaPlugins } from "./build/pwa/pwa-plugins.ts";

const functionsOrigin = process.env.FUNCTIONS_EMULATOR_ORIGIN ?? "http://127.0.0.1:5001";
const functionsPath = "/demo-agency/us-central1";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [contentPlugin(), react(), prerenderPlugin(), pwaPlugins()],
  define: { __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()) },
  resolve: { dedupe: ["zod", "react", "react-dom"] },
  build: {
    outDir: "dist",
    target: "es2022",
    manifest: ".vite/manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The second is small and has no part of the first: readers who start no script still get it.
      input: ["index.html", "src/pwa/start-pwa.ts"],
      output: {
        codeSplitting: {
          // A group is what it names, not all that this imports.
          includeDependenciesRecursively: false,
          groups: [
            // Vite's own `import()` helper: without this it lies in a big chunk that all then need.
            { name: "preload", test: /vite\/preload-helper/ },
            // Addresses of pictures would be a chunk each.
            { name: "pictures", test: /content\/pictures/ },
            { name: "brand", test: /icons\.svg|logo-mark\.svg/ },
            // Small and used together: one file instead of a dozen requests.
            { name: "sections", test: /src\/site\/(sections|[a-z-]+\/[a-z-]+-island)/ },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5000,
    strictPort: true,
    proxy: {
      "/api": {
        target: functionsOrigin,
        rewrite: (path) => path.replace(/^\/api/, functionsPath),
      },
    },
  },
});
