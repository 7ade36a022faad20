import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { server as hostingServer } from "superstatic";
import { z } from "zod";

const firebaseFile = fileURLToPath(new URL("../../firebase.json", import.meta.url));

const firebaseConfig = z.object({
  hosting: z.object({
    cleanUrls: z.boolean(),
    trailingSlash: z.boolean(),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  }),
});

/**
 * Serves a folder as the Hosting emulator does: it is the same server with the same settings
 * (clean addresses, headers, compression), without the other emulators around it.
 */
export async function serveLikeHosting(
  folder: string,
): Promise<{ origin: string; close: () => void }> {
  const { hosting } = firebaseConfig.parse(JSON.parse(readFileSync(firebaseFile, "utf8")));
  const { cleanUrls, trailingSlash, headers } = hosting;
  const app = hostingServer({
    hostname: "127.0.0.1",
    port: 0,
    compression: true,
    cwd: folder,
    config: {
      public: ".",
      cleanUrls,
      trailingSlash,
      headers: headers.map(({ source, headers: list }) => ({ source, headers: list })),
    },
  });
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(() => resolve(listening));
  });
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the server has no address");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
