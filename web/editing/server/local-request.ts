import type { IncomingMessage } from "node:http";

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Refuses other sites, whether they point their own name at this machine or send requests across sites. */
export function isFromHere({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  if (!localNames.has(host.replace(/:\d+$/, ""))) return false;
  if (method === "GET" || headers.origin === undefined) return true;
  return headers.origin === `http://${host}`;
}
