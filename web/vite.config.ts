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

/** Answers what isn't a file: the functions, and what Firebase says of the project. `npm run edit` has none. */
const hosting = process.env.HOSTING_EMULATOR_ORIGIN;

/** While the dev server runs, pages say what is wrong in the content, and the editor opens to put it right. */
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
    // A constant, so that nothing of App Check is in a build without a key.
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
    // The pages' stylesheet has the client's few rules. As a file of the entry, they would be asked for
    // once more by every script that is loaded later.
    cssCodeSplit: false,
    rolldownOptions: {
      // Five programs: the islands of public pages; what runs behind every page, which is small and comes also to
      // readers who wake no island; the team area; what waits on its sign-in page for a touch; what draws a page as
      // it was seen last.
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
        // reactfire and the Firebase products it knows about register themselves when they are imported.
        // What the team area does not use of them must not come along (57 kB).
        moduleSideEffects: [
          {
            test: /node_modules\/(?:reactfire|rxfire|firebase|@firebase\/(?:database|functions|remote-config|storage|firestore|auth))\//,
            sideEffects: false,
          },
        ],
      },
      output: {
        codeSplitting: {
          // A group is what it names, not all that this imports.
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
