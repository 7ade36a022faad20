import { createServer } from "node:net";
import { PlainFailure } from "../plain-failure.ts";

/** A port with what it is for and the option that changes it. */
export interface WantedPort {
  port: number;
  purpose: string;
  option: string;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has nothing listening there either.
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT");
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Both kinds of address count: `localhost` in a browser may mean either. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::1"));
}

/** Fails with one sentence about the first wanted port that is taken or wanted twice. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  const seen = new Map<number, string>();
  for (const { port, purpose, option } of wanted) {
    const other = seen.get(port);
    if (other !== undefined) {
      throw new PlainFailure(
        `Port ${port} is wanted both for ${other} and for ${purpose}: give one of them another with ${option}=<port>.`,
      );
    }
    seen.set(port, purpose);
    if (await isPortFree(port)) continue;
    const airPlay =
      process.platform === "darwin" && (port === 5000 || port === 7000)
        ? " (on a Mac it is often AirPlay Receiver, in System Settings › AirDrop & Handoff)"
        : "";
    throw new PlainFailure(
      `Port ${port} for ${purpose} is taken by another program${airPlay}: end that program, or choose another port with \`${option}=${port + 1}\`.`,
    );
  }
}

/** The first free port from `start` upward that is not in `reserved`, which then holds it. */
export async function nextFreePort(start: number, reserved: Set<number>): Promise<number> {
  for (let port = start; port < start + 1000; port += 1) {
    if (reserved.has(port) || !(await isPortFree(port))) continue;
    reserved.add(port);
    return port;
  }
  throw new PlainFailure(`No free port was found from ${start} upward: end some programs.`);
}
