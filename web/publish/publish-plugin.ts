import { rename, rm } from "node:fs/promises";
import type { Plugin } from "vite";
import { buildFolder, siteFolder } from "./output-folders.ts";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Replaces the previous site with the finished one, all at once. The Hosting emulator ends when a file that it is about
 * to send vanishes, and `npm test` may build while `npm start` serves. A build that fails leaves the site as it was.
 */
export function publishPlugin(): Plugin {
  return {
    name: "publish",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // Together with `order`, this makes it the last, after the service worker.
    enforce: "post",
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(failure?: Error) {
        if (failure) return;
        const before = `${buildFolder}-before`;
        await rm(before, { recursive: true, force: true });
        await rename(siteFolder, before).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
        await rename(buildFolder, siteFolder);
        await rm(before, { recursive: true, force: true });
      },
    },
  };
}
