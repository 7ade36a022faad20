import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { connect, createServer as createPipe, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { freePort } from "#scripts/run/stack/free-ports.ts";
import { firestoreHost, siteOrigin } from "../../e2e/fixtures/environment.ts";

const [, firestorePort = ""] = firestoreHost.split(":");

/**
 * A connection to Hosting and Firestore that can be cut, like that of a SiteCopy: no driver can take the pages of
 * Firefox or WebKit offline. Pages learn from Hosting where Firestore is, and get this connection's own port.
 */
export class TeamLine {
  readonly #ports: { site: number; firestore: number };
  readonly #sockets = new Set<Socket>();
  #servers: Server[] = [];

  private constructor(ports: { site: number; firestore: number }) {
    this.#ports = ports;
  }

  static async open(): Promise<TeamLine> {
    const line = new TeamLine({ site: await freePort(), firestore: await freePort() });
    await line.connect();
    return line;
  }

  get origin(): string {
    return `http://localhost:${this.#ports.site}`;
  }

  async connect(): Promise<void> {
    const hosting = createServer((asked, response) => this.#answer(asked, response));
    const firestore = createPipe((socket) => {
      const emulator = connect(Number(firestorePort), "127.0.0.1");
      this.#hold(emulator);
      socket.pipe(emulator).pipe(socket);
    });
    const { site, firestore: port } = this.#ports;
    this.#servers = [hosting, firestore];
    for (const server of this.#servers) server.on("connection", (socket) => this.#hold(socket));
    await Promise.all([
      new Promise<void>((resolve) => hosting.listen(site, "localhost", resolve)),
      new Promise<void>((resolve) => firestore.listen(port, "127.0.0.1", resolve)),
    ]);
  }

  /** Stops the servers; the browser still believes that it's online. */
  async disconnect(): Promise<void> {
    const closed = this.#servers.map((server) => new Promise((done) => server.close(done)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(closed);
  }

  #hold(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => this.#sockets.delete(socket));
  }

  #answer(incoming: IncomingMessage, response: ServerResponse): void {
    const { method, headers, url = "/" } = incoming;
    // Compressed responses can't be rewritten.
    const plain = { ...headers, "accept-encoding": "identity" };
    const rewritten = (text: string) => text.replaceAll(firestorePort, `${this.#ports.firestore}`);
    const asked = request(new URL(url, siteOrigin), { method, headers: plain }, async (answer) => {
      for (const [name, value] of Object.entries(answer.headers)) {
        if (name === "content-security-policy") response.setHeader(name, rewritten(`${value}`));
        else if (value !== undefined && name !== "content-length") response.setHeader(name, value);
      }
      const body = await buffer(answer);
      response.statusCode = answer.statusCode ?? 502;
      response.end(url.startsWith("/__/") ? rewritten(body.toString()) : body);
    });
    asked.on("error", () => response.destroy());
    incoming.pipe(asked);
  }
}
