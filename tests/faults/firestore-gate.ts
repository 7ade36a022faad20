import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** How the gate to Firestore behaves. */
type GateMood =
  | "open"
  /** Resets every connection at once. */
  | "refuse"
  /** Accepts connections, but never answers. */
  | "hang";

/** A breakable connection to the Firestore emulator over TCP, so that both ends are the real ones. */
export interface FirestoreGate {
  host: string;
  /** Changes the mood and breaks the connections of the previous mood. */
  set(mood: GateMood): void;
  /**
   * Lets everything through up to the first request that contains this text. That request still reaches Firestore, but
   * no response comes back until the mood is set again.
   */
  loseAnswersFrom(text: string): void;
  close(): Promise<void>;
}

export async function openFirestoreGate(target: string): Promise<FirestoreGate> {
  const { hostname, port } = new URL(`http://${target}`);
  const sockets = new Set<Socket>();
  let mood: GateMood = "open";
  let fatal: string | undefined;
  let answersLost = false;

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    // Breaking connections is this gate's purpose, so errors are ignored.
    socket.on("error", () => socket.destroy());
    return socket;
  }

  function connectBoth(caller: Socket) {
    const firestore = keep(connect(Number(port), hostname));
    // This keeps the end of the request, because the text may arrive in two pieces.
    let asked = "";
    caller.on("data", (piece: Buffer) => {
      asked = (asked + piece.toString("latin1")).slice(-100_000);
      if (fatal !== undefined && asked.includes(fatal)) answersLost = true;
      firestore.write(piece);
    });
    firestore.on("data", (piece: Buffer) => {
      if (!answersLost) caller.write(piece);
    });
    caller.on("close", () => firestore.destroy());
    firestore.on("close", () => caller.destroy());
  }

  const server = createServer((caller) => {
    keep(caller);
    if (mood === "refuse") caller.resetAndDestroy();
    else if (mood === "hang") caller.resume();
    else connectBoth(caller);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the gate has no port");

  function breakAll() {
    for (const socket of sockets) socket.destroy();
  }
  return {
    host: `127.0.0.1:${address.port}`,
    set(next) {
      mood = next;
      fatal = undefined;
      answersLost = false;
      breakAll();
    },
    loseAnswersFrom(text) {
      fatal = text;
    },
    async close() {
      server.close();
      breakAll();
    },
  };
}
