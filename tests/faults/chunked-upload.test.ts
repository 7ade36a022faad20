import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { limits } from "#contract/limits";
import { patience } from "../patience.ts";

const report = z.object({ port: z.number().optional(), read: z.number().optional() });

/** Sends up to this many bytes without a content length, until an answer comes. */
async function upload(port: number, bytes: number): Promise<string> {
  const sending = request({ port, host: "127.0.0.1", method: "POST" });
  let answer: string | undefined;
  sending.on("response", async (response) => {
    answer = await text(response);
  });
  // The server closes a connection whose request it doesn't want to read to the end.
  sending.on("error", () => {
    answer ??= "closed";
  });
  const piece = Buffer.alloc(16_384, "x");
  for (let sent = 0; sent < bytes && answer === undefined; sent += piece.length) {
    if (!sending.write(piece)) await once(sending, "drain").catch(() => undefined);
  }
  sending.end();
  return vi.waitFor(() => {
    if (answer === undefined) throw new Error("no answer yet");
    return answer;
  }, patience);
}

test("keeps at most one form of each endless upload, and takes a form", async () => {
  const reader = fork("tests/faults/body-reader.ts", { execArgv: ["--import", "tsx"] });
  let read = 0;
  const port = await new Promise<number>((resolve) => {
    reader.on("message", (message) => {
      const { port: listening, read: more } = report.parse(message);
      if (listening) resolve(listening);
      read += more ?? 0;
    });
  });
  try {
    const uploads = Array.from({ length: 5 }, () => upload(port, 20_000_000));
    expect(new Set(await Promise.all(uploads))).toEqual(new Set(["too long"]));
    expect(read).toBeLessThanOrEqual(5 * limits.payloadBytes);
    expect(await upload(port, limits.payloadBytes / 2)).toBe("whole");
  } finally {
    reader.kill();
  }
});
