import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import { readContent } from "../content/read-content.ts";
import { contentFolder } from "../content-folder.ts";
import { buildFolder, prerenderFolder } from "../output-folders.ts";
import { prerenderSite } from "./prerender-site.ts";

/**
 * Turns every public page into its own HTML file after the client is built and before the service worker is, because
 * the worker's list must have the final files.
 */
export function prerenderPlugin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: "pre",
      sequential: true,
      async handler(error?: Error) {
        if (error) return;
        await build({
          configFile: config.configFile ?? false,
          logLevel: "warn",
          build: {
            ssr: "src/entry-prerender.tsx",
            outDir: prerenderFolder,
            emptyOutDir: true,
            // This emits the pictures of pages, which no script for browsers knows.
            ssrEmitAssets: true,
            manifest: false,
            rollupOptions: { output: { entryFileNames: "entry-prerender.mjs" } },
          },
        });
        const read = (path: string) => readFile(new URL(path, import.meta.url), "utf8");
        await prerenderSite({
          content: readContent(),
          outFolder: buildFolder,
          serverEntry: `${prerenderFolder}/entry-prerender.mjs`,
          loader: await read("./loader.js"),
          icons: await read("../../src/ui/icons.svg"),
        });
        await cp(join(prerenderFolder, "assets"), join(buildFolder, "assets"), {
          recursive: true,
          // The scripts of the rendering program stay here.
          filter: (file) => !file.endsWith(".js"),
        });
        await cp(join(contentFolder, "pictures/social"), join(buildFolder, "social"), {
          recursive: true,
        });
      },
    },
  };
}
