import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const samplesFolder = fileURLToPath(new URL("./samples", import.meta.url));

/** One variable font with a width axis: enough for nine different voices. */
const fontFile = () =>
  join(
    dirname(
      createRequire(import.meta.url).resolve(
        "@fontsource-variable/bricolage-grotesque/package.json",
      ),
    ),
    "files/bricolage-grotesque-latin-standard-normal.woff2",
  );

/** The page of an invented business, drawn by us; it exists for the items marked `sample: true`. */
export function samplePage(id: string): string {
  return join(samplesFolder, `${id}.html`);
}

function answer(path: string): { type: string; body: Buffer } | undefined {
  if (path === "/fonts/bricolage.woff2") {
    return { type: "font/woff2", body: readFileSync(fontFile()) };
  }
  const [, id] = /^\/([a-z0-9-]+)$/.exec(path) ?? [];
  if (id === undefined || !existsSync(samplePage(id))) return undefined;
  return { type: "text/html; charset=utf-8", body: readFileSync(samplePage(id)) };
}

/** Serves the sample sites on a free local port, each at `/<id>`. */
export async function serveSamples(): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? "/", "http://localhost").pathname);
    if (found) response.writeHead(200, { "content-type": found.type }).end(found.body);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
