import { rename, rm } from "node:fs/promises";
import type { Plugin } from "vite";
import { buildFolder, siteFolder } from "./output-folders.ts";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";

/**
 * Puts the finished site in the place of the one before, at once. The Hosting emulator ends when a file
 * vanishes that it is about to send: `npm test` may build while `npm start` serves. A build that fails
 * leaves the site as it was.
 */
export function publishPlugin(): Plugin {
  return {
    name: "publish",
    apply: (_config, { command, isSsrBuild }) => command === "build" && !isSsrBuild,
    // With `order`, the last of all: after the service worker.
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
