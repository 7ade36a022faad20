import getPort, { portNumbers } from "get-port";
import { PlainFailure } from "../../plain-failure.ts";

/**
 * Ports are bound seconds after they were found free. So a process doesn't find one twice, and processes that
 * start emulators at the same time begin to look in different places. No system gives these out by itself.
 */
const firstPort = 20_000 + (process.pid % 200) * 50;

/** A free port that is none of `taken`. */
export function freePort(taken: Iterable<number> = []): Promise<number> {
  return getPort({ port: portNumbers(firstPort, firstPort + 999), exclude: taken, reserve: true });
}

/** Free ports for a set of emulators. */
export async function freeEmulatorPorts() {
  return {
    site: await freePort(),
    functions: await freePort(),
    firestore: await freePort(),
    auth: await freePort(),
  };
}

/** A port with what it is for and the option that changes it. */
export interface WantedPort {
  port: number;
  purpose: string;
  option: string;
}

/** Fails with one sentence about the first wanted port that is taken or wanted twice. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, purpose, option } of wanted) {
    const other = wanted.find((each) => each.port === port)?.purpose;
    // get-port answers with another where this one is taken.
    const isFree = other === purpose && (await getPort({ port })) === port;
    if (isFree) continue;
    const taker = other === purpose ? "another program" : other;
    const airPlay =
      process.platform === "darwin" && port === 5000 ? " (on a Mac perhaps AirPlay Receiver)" : "";
    throw new PlainFailure(
      `Port ${port} for ${purpose} is taken by ${taker}${airPlay}: choose another port with \`--${option}=${port + 1}\`.`,
    );
  }
}
