import { fork } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { limits } from "#contract/limits";

const told = z.object({ port: z.number().optional(), read: z.number().optional() });

/** Sends up to so many bytes without saying how many; answers how it ended. */
async function upload(port: number, bytes: number): Promise<string> {
  const sending = request({ port, host: "127.0.0.1", method: "POST" });
  const ended = new Promise<string>((resolve) => {
    sending.on("error", () => resolve("cut off"));
    sending.on("response", (response) => response.on("data", (text) => resolve(String(text))));
  });
  const piece = Buffer.alloc(16_384, "x");
  for (let sent = 0; sent < bytes && !sending.destroyed; sent += piece.length) {
    if (!sending.write(piece)) await Promise.race([once(sending, "drain"), ended, pause(1000)]);
  }
  sending.end();
  return ended;
}

test("five uploads that state no length are cut off while they arrive, and a form still comes through", async () => {
  const reader = fork("tests/faults/body-reader.ts", { execArgv: ["--import", "tsx"] });
  let read = 0;
  const port = await new Promise<number>((resolve) => {
    reader.on("message", (message) => {
      const { port: listening, read: more } = told.parse(message);
      if (listening) resolve(listening);
      read += more ?? 0;
    });
  });
  try {
    const uploads = Array.from({ length: 5 }, () => upload(port, 20_000_000));
    expect(await Promise.all(uploads)).toEqual(Array(5).fill("cut off"));
    expect(read).toBeLessThanOrEqual(5 * limits.payloadBytes);
    expect(await upload(port, limits.payloadBytes / 2)).toBe("whole");
  } finally {
    reader.kill();
  }
});
