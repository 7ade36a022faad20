import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import * as z from "zod";
import { callables } from "../contract/callables.ts";
import { limits } from "../contract/limits.ts";
import { leaveFunction } from "../contract/newsletter-links.ts";
import { countFunction } from "../contract/number-words.ts";

/** What a request said of its body. */
interface Declared {
  type: string;
  /** Bytes; 0 where it did not say. */
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

/** Those that anybody may send a body, as Firebase calls the function that this process serves, such as `send.contact.email`. */
const readers = [
  ...Object.values(callables).map(({ name }) => name),
  ...[countFunction, leaveFunction],
];
const targets = readers.map((name) => name.replaceAll("-", "."));

/**
 * Keeps the runtime from reading the bodies of forms, so that `readBody` can. The runtime answers a body
 * it cannot read itself: with a page instead of an error our site understands (in the emulator with file
 * names and a stack), and it logs a piece of the body, which may be a person's words. It takes a body
 * for bytes when the request says so, and for none when it states no length; Node tells of each request
 * before the runtime sees it.
 * To be called once, when the functions are loaded; does nothing for functions that read no body.
 */
export function keepBodiesRaw(target = process.env.FUNCTION_TARGET): void {
  if (!target || !targets.includes(target)) return;
  // What the runtime itself still refuses (a long body that stated no length) shows no stack then.
  process.env.NODE_ENV ??= "production";
  subscribe("http.server.request.start", (message) => {
    const { request } = started.parse(message);
    const said = declarationOf(request);
    declared.set(request, said);
    request.headers["content-type"] = "application/octet-stream";
    delete request.headers["content-encoding"];
    if (said.length > limits.payloadBytes) delete request.headers["content-length"];
    if (said.length === 0) endAbove(limits.payloadBytes, request, said);
  });
}

/**
 * Ends a body that goes on beyond so many bytes, and drops what still comes of it. Only one that states no length gets
 * here: the runtime would take in up to a gigabyte of it before anybody could look.
 */
function endAbove(bytes: number, request: IncomingMessage, said: Declared): void {
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null, encoding) => {
    const hadRoom = said.length <= bytes;
    said.length += chunk?.length ?? 0;
    if (said.length <= bytes) return push(chunk, encoding);
    return hadRoom ? push(null) : true;
  };
}

/** How long a body is, in bytes; one that is too long may not have been read. */
export function bodyLength(request: IncomingMessage & { rawBody?: Buffer }): number {
  const said = declared.get(request) ?? declarationOf(request);
  return Math.max(said.length, request.rawBody?.length ?? 0);
}

/** The JSON a caller sent, or undefined when it is none. */
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
