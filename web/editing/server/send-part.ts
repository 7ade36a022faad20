import type { ServerResponse } from "node:http";

const headers = {
  "Cache-Control": "no-store",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy":
    "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Sends a part of the editor, which no other site may show in a frame. */
export function sendPart(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
): void {
  const contentType = `${type}; charset=utf-8`;
  response.writeHead(status, { ...headers, "Content-Type": contentType }).end(body);
}
