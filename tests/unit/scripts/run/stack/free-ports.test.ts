import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { freeEmulatorPorts, freePort, requireFreePorts } from "#scripts/run/stack/free-ports.ts";

const servers: Server[] = [];
const processes: ChildProcess[] = [];

/** Returns the ports that another process finds. The process lives until the test ends. */
async function portsOfAProcess(count: number): Promise<number[]> {
  const script = `
    import { freePort } from "./scripts/run/stack/free-ports.ts";
    const ports = [];
    while (ports.length < ${count}) ports.push(await freePort());
    console.log(JSON.stringify(ports));
    process.stdin.resume();
  `;
  const args = ["--import", "tsx", "--input-type=module", "--eval", script];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "inherit"] });
  processes.push(child);
  const [line] = await once(child.stdout, "data");
  return JSON.parse(String(line));
}

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
  for (const child of processes.splice(0)) child.kill();
});

describe("ports", () => {
  it.each(["127.0.0.1", "0.0.0.0", "::1"])(
    "says which port is taken on %s and which option changes it",
    async (host) => {
      const port = await occupy(host);
      const wanted = [{ port, purpose: "the site", option: "port" }];
      await expect(requireFreePorts(wanted)).rejects.toThrow(
        `Port ${port} for the site is taken by another program: choose another port with \`--port=${port + 1}\`.`,
      );
    },
  );

  it("accepts free ports", async () => {
    const port = await occupy("127.0.0.1");
    const server = servers.pop()?.close();
    if (server) await once(server, "close");
    await requireFreePorts([{ port, purpose: "the site", option: "port" }]);
  });

  it("finds different ports for a set of emulators, none of them reserved", async () => {
    const found = Object.values(await freeEmulatorPorts());
    expect(new Set(found).size).toBe(4);
    expect(found).not.toContain(await freePort(found));
  });

  it("finds different ports in processes that search at the same time", async () => {
    const found = await Promise.all([1, 2, 3].map(() => portsOfAProcess(70)));
    expect(new Set(found.flat()).size).toBe(3 * 70);
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
