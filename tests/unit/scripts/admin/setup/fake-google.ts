import { createServer } from "node:http";

/** Google's answers by API and path, or by "POST /…" for a path that is requested in two ways. */
export type Answers = Record<string, { status?: number; body: unknown }>;

/** Starts a server that stands in for Google's REST APIs, each in a folder with its name. */
export async function startGoogle(answers: Answers, token = "ours") {
  const requests: { line: string; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://google");
    const line = `${request.method} ${pathname}`;
    const body = (await request.toArray()).join("");
    requests.push({ line, body });
    const known = answers[line] ?? answers[pathname] ?? errorReply(404, "NOT_FOUND", "Not found.");
    const answer =
      request.headers.authorization === `Bearer ${token}`
        ? known
        : errorReply(401, "UNAUTHENTICATED", "");
    response.writeHead(answer.status ?? 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port");
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { base: `http://127.0.0.1:${address.port}`, requests, stop };
}

/** A refusal as Google sends it. */
export function errorReply(code: number, status: string, message: string, reason?: string) {
  const details = reason ? [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason }] : [];
  return { status: code, body: { error: { code, message, status, details } } };
}
