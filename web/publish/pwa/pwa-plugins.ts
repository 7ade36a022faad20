import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { browserTargets } from "../browser-targets.ts";
import { readContent } from "../content/read-content.ts";
import { buildFolder } from "../output-folders.ts";
import { markedEntries, precacheParts } from "./precache-parts.ts";
import { webAppManifest } from "./web-app-manifest.ts";

/**
 * The manifest, and the worker web/sw/sw.ts with its list of files. It runs after the prerender
 * (`closeBundleOrder`), so that the revisions in the list are those of the final files.
 * The page registers the worker itself (web/src/pwa): nothing is injected into the HTML.
 */
export function pwaPlugins(): Plugin[] {
  const content = readContent();
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "sw",
    filename: "sw.ts",
    registerType: "prompt",
    injectRegister: false,
    includeManifestIcons: false,
    integration: {
      closeBundleOrder: "post",
      beforeBuildServiceWorker: ({ injectManifest }) => {
        // The plugin would add the manifest; here it comes with the pages, which link to it.
        injectManifest.additionalManifestEntries = [];
      },
    },
    manifest: webAppManifest(content),
    injectManifest: {
      target: browserTargets,
      rollupFormat: "iife",
      globPatterns: ["**/*"],
      // Every file name in assets carries a hash of its content.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const parts = await precacheParts(buildFolder, content);
          return { manifest: await markedEntries(entries, buildFolder, parts) };
        },
      ],
    },
  });
}
