import type { Server } from "node:http";
import { server as hostingServer } from "superstatic";
import { readFirebaseConfig } from "./firebase-config.ts";

/**
 * Serves a folder as the Hosting emulator does: it is the same server with the same settings
 * (clean addresses, headers, compression), without the other emulators around it.
 */
export async function serveLikeHosting(
  folder: string,
): Promise<{ origin: string; close: () => void }> {
  const { cleanUrls, trailingSlash, headers } = readFirebaseConfig().hosting;
  const app = hostingServer({
    hostname: "127.0.0.1",
    port: 0,
    compression: true,
    cwd: folder,
    // There are no functions here. Without its own list, the server would take the one in firebase.json.
    config: { public: ".", cleanUrls, trailingSlash, headers, rewrites: [] },
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
