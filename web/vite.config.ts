import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { type ConfigEnv, defineConfig } from "vite";
import { editPlugin } from "./editing/server/edit-plugin.ts";
import { absentModulesPlugin } from "./publish/absent-modules-plugin.ts";
import { browserTargets } from "./publish/browser-targets.ts";
import { ContentProblem } from "./publish/content/content-problem.ts";
import { readContent } from "./publish/content/read-content.ts";
import { commonPasswordsPlugin } from "./publish/modules/common-passwords-plugin.ts";
import { contentPlugin } from "./publish/modules/content-plugin.ts";
import { buildFolder } from "./publish/output-folders.ts";
import { devPages } from "./publish/prerender/dev-pages.ts";
import { prerenderPlugin } from "./publish/prerender/prerender-plugin.ts";

import { publishPlugin } from "./publish/publish-plugin.ts";
import { pwaPlugins } from "./publish/pwa/pwa-plugins.ts";
import { scriptGroups } from "./publish/script-groups.ts";
import { zodWithoutEvalPlugin } from "./publish/zod-without-eval-plugin.ts";

/**
 * The server for everything that isn't a file: the functions, and Firebase's facts about the project. `npm run edit`
 * has none.
 */
const hosting = process.env.HOSTING_EMULATOR_ORIGIN;

/**
 * While the dev server runs, broken content has no key: the pages say what is wrong, and the editor opens to fix it.
 */
function appCheckSiteKey(command: ConfigEnv["command"]): string {
  try {
    return readContent().site.appCheckSiteKey ?? "";
  } catch (error) {
    if (command === "serve" && error instanceof ContentProblem) return "";
    throw error;
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    absentModulesPlugin(),
    commonPasswordsPlugin(),
    contentPlugin(),
    react(),
    devPages(),
    editPlugin(),
    prerenderPlugin(),
    command === "build" && pwaPlugins(),
    publishPlugin(),
    zodWithoutEvalPlugin(),
  ],
  define: {
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
    // This is a constant, so that a build without a key contains no App Check code.
    __APP_CHECK_SITE_KEY__: JSON.stringify(appCheckSiteKey(command)),
  },
  resolve: { dedupe: ["zod", "react", "react-dom"] },
  build: {
    outDir: buildFolder,
    emptyOutDir: true,
    target: browserTargets,
    manifest: ".vite/manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The pages' stylesheet has the client's few rules. If they were a file of the entry, every script that loads later
    // would request them once more.
    cssCodeSplit: false,
    rolldownOptions: {
      // Five programs: the islands of public pages; the script behind every page, which is small and also loads for
      // readers who wake no island; the team area; the script that waits on its sign-in page for a touch; the script
      // that draws a page as it was last seen.
      input: [
        "src/entry-islands.ts",
        "src/entry-background.ts",
        "src/entry-team.tsx",
        "src/entry-sign-in.ts",
        "src/entry-seen.ts",
      ],
      // A path or a number that a module shares is no reason to wait for that module.
      optimization: { inlineConst: true },
      treeshake: {
        // reactfire and the Firebase products it knows about register themselves when they are imported. The parts of
        // them that the team area doesn't use must not come along (57 kB).
        moduleSideEffects: [
          {
            test: /node_modules\/(?:reactfire|rxfire|firebase|@firebase\/(?:database|functions|remote-config|storage|firestore|auth))\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          // A group contains only the modules it names, not everything that they import.
          includeDependenciesRecursively: false,
          groups: isSsrBuild ? [] : scriptGroups,
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5000,
    strictPort: true,
    ...(hosting && { proxy: { "/api": hosting, "/__": hosting } }),
  },
}));
