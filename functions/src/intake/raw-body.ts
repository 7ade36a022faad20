import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import * as z from "zod";
import { bookingEndpoint, callables, countEndpoint, leaveEndpoint } from "../contract/endpoints.ts";
import { limits } from "../contract/limits.ts";

/** What a request said about its body. */
interface Declared {
  type: string;
  /** The length in bytes; 0 if the request didn't say. */
  length: number;
}

const declared = new WeakMap<object, Declared>();

function declarationOf({ headers }: IncomingMessage): Declared {
  return {
    type: headers["content-type"] ?? "",
    length: Number(headers["content-length"] ?? 0),
  };
}

const started = z.object({ request: z.instanceof(IncomingMessage) });

/**
 * The functions that anybody may send a body. Firebase names the one in this process with dots, such as
 * `send.contact.email`.
 */
const readers = [
  ...Object.values(callables).map(({ name }) => name),
  ...[bookingEndpoint.name, countEndpoint.name, leaveEndpoint.name],
];
const targets = readers.map((name) => name.replaceAll("-", "."));

/**
 * Keeps the runtime from reading the bodies of forms, so that `readBody` can. The runtime itself answers a body that it
 * can't read, with a page instead of an error that our site understands (in the emulator with file names and a stack),
 * and it logs a piece of the body, which may be a person's words. It treats a body as bytes if the request says so, and
 * as missing if the request states no length. Node reports each request before the runtime sees it.
 * Call this once, when the functions are loaded. It does nothing for functions that read no body.
 */
export function keepBodiesRaw(target = process.env.FUNCTION_TARGET): void {
  if (!target || !targets.includes(target)) return;
  // Then what the runtime itself still refuses (a long body that stated no length) shows no stack.
  process.env.NODE_ENV ??= "production";
  subscribe("http.server.request.start", (message) => {
    const { request } = started.parse(message);
    const said = declarationOf(request);
    declared.set(request, said);
    request.headers["content-type"] = "application/octet-stream";
    delete request.headers["content-encoding"];
    if (said.length > limits.payloadBytes) {
      // This makes it a body of unknown length, which the runtime reads for as long as it comes.
      delete request.headers["content-length"];
      request.headers["transfer-encoding"] = "chunked";
    } else if (said.length > 0) return;
    dropAbove(limits.payloadBytes, request, said);
  });
}

/**
 * Reads a body to its end, but keeps no more than this many bytes: the runtime would take in up to a gigabyte of a body
 * without a stated length before anybody could look. It must be read to its end, because an answer while it still
 * arrives lets the connection be reset. Callers see that instead of the answer, and it ends the emulators.
 */
function dropAbove(bytes: number, request: IncomingMessage, said: Declared): void {
  const push = request.push.bind(request);
  let came = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    came += chunk?.length ?? 0;
    said.length = Math.max(said.length, came);
    return chunk !== null && came > bytes ? true : push(chunk, encoding);
  };
}

/** How long a body is, in bytes; one that is too long may not have been read. */
export function bodyLength(request: IncomingMessage & { rawBody?: Buffer }): number {
  const said = declared.get(request) ?? declarationOf(request);
  return Math.max(said.length, request.rawBody?.length ?? 0);
}

/** The JSON that a caller sent, or undefined if it isn't JSON. */
export function readBody(request: IncomingMessage & { body?: unknown }): unknown {
  const { type } = declared.get(request) ?? declarationOf(request);
  if (!/^application\/json *(;|$)/i.test(type)) return undefined;
  if (!Buffer.isBuffer(request.body)) return request.body;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(request.body));
  } catch {
    return undefined;
  }
}
