import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "#contract/limits";
import { bodyLength, keepBodiesRaw } from "#functions/intake/raw-body.ts";

// This is a separate process that reads bodies whole into memory, as the functions' runtime does, and reports each
// piece.
keepBodiesRaw("send.contact.email");
const server = createServer((request, response) => {
  const pieces: Buffer[] = [];
  request.on("data", (piece: Buffer) => {
    pieces.push(piece);
    process.send?.({ read: piece.length });
  });
  request.on("end", () => {
    response.end(bodyLength(request) > limits.payloadBytes ? "too long" : "whole");
  });
  request.on("error", () => undefined);
});
server.listen(0, "127.0.0.1", () => {
  const address: AddressInfo | string | null = server.address();
  process.send?.({ port: typeof address === "object" ? address?.port : undefined });
});
