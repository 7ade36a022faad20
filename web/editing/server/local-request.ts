import type { IncomingMessage } from "node:http";

const localNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Refuses other web sites: by a name they point at this machine, or by requests sent across. */
export function isFromHere({ headers, method }: IncomingMessage): boolean {
  const host = headers.host ?? "";
  if (!localNames.has(host.replace(/:\d+$/, ""))) return false;
  if (method === "GET" || headers.origin === undefined) return true;
  return headers.origin === `http://${host}`;
}
