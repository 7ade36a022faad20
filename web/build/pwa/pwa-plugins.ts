import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { readContent } from "../content/read-content.ts";
import { servedAddress } from "./precache-files.ts";
import { sitePrecache, teamPrecache } from "./site-precache.ts";
import { webAppManifest } from "./web-app-manifest.ts";

const outFolder = fileURLToPath(new URL("../../dist", import.meta.url));

/**
 * The manifest, and the worker web/sw/sw.ts with its list of files. It runs after the prerender
 * (`closeBundleOrder`), so that the revisions in the list are those of the final files (traps.md T15).
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
        // The plugin adds the manifest by itself; here it comes with the pages, which link to it.
        injectManifest.additionalManifestEntries = [];
      },
    },
    manifest: webAppManifest(content.site),
    injectManifest: {
      target: "es2022",
      rollupFormat: "iife",
      globPatterns: ["**/*"],
      // Every file name in assets carries a hash of its content.
      dontCacheBustURLsMatching: /^assets\//,
      manifestTransforms: [
        async (entries) => {
          const files = await sitePrecache(outFolder, content);
          const teamFiles = await teamPrecache(outFolder, files);
          const known = entries.map((entry) => ({ ...entry, url: servedAddress(entry.url) }));
          const manifest = known.filter(({ url }) => files.delete(url));
          // The mark tells the worker which entries belong to the team area.
          const team = known
            .filter(({ url }) => teamFiles.delete(url))
            .map((entry) => ({ ...entry, team: true }));
          const missing = [...files, ...teamFiles];
          if (missing.length > 0) {
            throw new Error(`pages name files that the build does not have: ${missing}`);
          }
          return { manifest: [...manifest, ...team] };
        },
      ],
    },
  });
}
