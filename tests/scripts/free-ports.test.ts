import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import {
  freeEmulatorPorts,
  freePort,
  requireFreePorts,
} from "../../scripts/run/stack/free-ports.ts";

const servers: Server[] = [];

async function occupy(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("no port");
  return address.port;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe("ports", () => {
  it.each(["127.0.0.1", "0.0.0.0", "::1"])(
    "says in one sentence which port is taken on %s, and which option changes it",
    async (host) => {
      const port = await occupy(host);
      const wanted = [{ port, purpose: "the site", option: "port" }];
      await expect(requireFreePorts(wanted)).rejects.toThrow(
        `Port ${port} for the site is taken by another program: choose another port with \`--port=${port + 1}\`.`,
      );
    },
  );

  it("takes free ports without a word", async () => {
    const port = await occupy("127.0.0.1");
    const server = servers.pop()?.close();
    if (server) await once(server, "close");
    await requireFreePorts([{ port, purpose: "the site", option: "port" }]);
  });

  it("finds different ones for a set of emulators, none of them reserved", async () => {
    const found = Object.values(await freeEmulatorPorts());
    expect(new Set(found).size).toBe(4);
    expect(found).not.toContain(await freePort(found));
  });

  it("refuses one port for two things", async () => {
    const port = 31_999;
    const wanted = [
      { port, purpose: "the site", option: "port" },
      { port, purpose: "the mail inbox", option: "inbox-port" },
    ];
    await expect(requireFreePorts(wanted)).rejects.toThrow(
      /^Port 31999 for the mail inbox is taken by the site: .*--inbox-port=32000/,
    );
  });
});
