import { createServer } from "node:net";
import getPort, { portNumbers } from "get-port";
import { PlainFailure } from "../../plain-failure.ts";

/** No system assigns the ports from 20,000 to 32,767 by itself. */
const [lowest, blockSize, blocks] = [20_000, 64, 199];

/** Takes a port until this process ends. @returns false if another process has it. */
function takePort(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer().unref();
    server.on("error", (error) =>
      "code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error),
    );
    server.listen(port, "127.0.0.1", () => resolve(true));
  });
}

/**
 * Reserves a block of ports for this process by holding its first port. Seconds pass between finding a port free and
 * binding it, and another process could find the same port in that time.
 */
async function takeBlock(): Promise<Iterable<number>> {
  for (let tried = 0; tried < blocks; tried += 1) {
    const first = lowest + ((process.pid + tried) % blocks) * blockSize;
    if (await takePort(first)) return [...portNumbers(first + 1, first + blockSize - 1)];
  }
  throw new PlainFailure("All ports from 20,000 on are taken. End what has been left running.");
}

const ownPorts: number[] = [];
let lastBlock: Promise<unknown> = Promise.resolve();

/** A free port that is not in `taken`, and that no other caller gets. */
export async function freePort(taken: Iterable<number> = []): Promise<number> {
  const port = await getPort({ port: ownPorts, exclude: taken, reserve: true });
  if (ownPorts.includes(port)) return port;
  lastBlock = lastBlock.then(async () => ownPorts.push(...(await takeBlock())));
  await lastBlock;
  return freePort(taken);
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

/** A port with its purpose and the option that changes it. */
interface WantedPort {
  port: number;
  purpose: string;
  option: string;
}

/** Fails with one sentence about the first wanted port that is taken or wanted twice. */
export async function requireFreePorts(wanted: readonly WantedPort[]): Promise<void> {
  for (const { port, purpose, option } of wanted) {
    const other = wanted.find((each) => each.port === port)?.purpose;
    // get-port returns another port if this one is taken.
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
