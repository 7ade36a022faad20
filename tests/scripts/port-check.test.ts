import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isPortFree, nextFreePort, requireFreePorts } from "../../scripts/stack/port-check.ts";

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
  it.each(["127.0.0.1", "0.0.0.0"])("sees a program on %s", async (host) => {
    const port = await occupy(host);
    expect(await isPortFree(port)).toBe(false);
  });

  it("finds the next free one and reserves it", async () => {
    const port = await occupy("127.0.0.1");
    const reserved = new Set([port + 1]);
    const found = await nextFreePort(port, reserved);
    expect(found).toBeGreaterThan(port + 1);
    expect(reserved).toContain(found);
  });

  it("says in one sentence which port is taken and which option changes it", async () => {
    const port = await occupy("127.0.0.1");
    const wanted = [{ port, purpose: "the site", option: "--port" }];
    await expect(requireFreePorts(wanted)).rejects.toThrow(
      `Port ${port} for the site is taken by another program`,
    );
    await expect(requireFreePorts(wanted)).rejects.toThrow(`--port=${port + 1}`);
  });

  it("refuses one port for two things", async () => {
    const port = await nextFreePort(20_000, new Set());
    const wanted = [
      { port, purpose: "the site", option: "--port" },
      { port, purpose: "the mail inbox", option: "--inbox-port" },
    ];
    await expect(requireFreePorts(wanted)).rejects.toThrow(/both for the site and for the mail/);
  });
});
