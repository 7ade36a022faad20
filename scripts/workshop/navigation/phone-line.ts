import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** These are the figures of slow 4G. */
const roundTripMs = 150;
const downBytesPerSecond = 1_600_000 / 8;
const upBytesPerSecond = 750_000 / 8;

const packetBytes = 1400;
const pollMs = 20;

/** The bytes that went over the line to the browser: headers and bodies, compressed as they were sent. */
export interface LineBytes {
  pictures: number;
  other: number;
}

export interface PhoneLine {
  origin: string;
  setSlow: (slow: boolean) => void;
  /** Returns the bytes that were fetched since the last call. */
  takeBytes: () => LineBytes;
  /** Resolves when nothing has been fetched for this long. */
  quiet: (milliseconds: number) => Promise<void>;
  close: () => void;
}

/** Lets one byte through at a time, so that each sender waits for the bytes before its own. */
function createPace(bytesPerSecond: number) {
  let freeAt = 0;
  return async (bytes: number) => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / bytesPerSecond) * 1000;
    await sleep(freeAt - performance.now());
  };
}

const headerBytes = (message: IncomingMessage) =>
  message.rawHeaders.reduce((sum, text) => sum + text.length + 2, 0);

function fetchFrom(origin: string, asked: IncomingMessage): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers } = asked;
    asked.pipe(request(origin + asked.url, { method, headers }, resolve).on("error", reject));
  });
}

/**
 * Acts as a phone's connection in front of a site. The browser's own throttling works per tab, request by request, so a
 * service worker and some prefetches escape it and its count of bytes. Here, everything that the device fetches waits
 * for the same line and is counted.
 */
export async function openPhoneLine(siteOrigin: string): Promise<PhoneLine> {
  let slow = true;
  let pending = 0;
  let lastAt = performance.now();
  let bytes: LineBytes = { pictures: 0, other: 0 };
  const up = createPace(upBytesPerSecond);
  const down = createPace(downBytesPerSecond);

  async function answer(asked: IncomingMessage, response: ServerResponse) {
    if (slow) {
      await up(headerBytes(asked));
      await sleep(roundTripMs);
    }
    const source = await fetchFrom(siteOrigin, asked);
    const kind = source.headers["content-type"]?.startsWith("image/") ? "pictures" : "other";
    const send = async (size: number) => {
      if (slow) await down(size);
      bytes[kind] += size;
    };
    await send(headerBytes(source));
    response.writeHead(source.statusCode ?? 502, source.headers).flushHeaders();
    for await (const chunk of source) {
      for (let start = 0; start < chunk.length; start += packetBytes) {
        // The visitor has moved to another page.
        if (response.destroyed) return;
        const packet = chunk.subarray(start, start + packetBytes);
        await send(packet.length);
        response.write(packet);
      }
    }
    response.end();
  }

  const server = createServer((asked, response) => {
    pending += 1;
    answer(asked, response)
      .catch((error: Error) => response.destroy(error))
      .finally(() => {
        pending -= 1;
        lastAt = performance.now();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("the line has no address");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    setSlow: (value) => {
      slow = value;
    },
    takeBytes: () => {
      const taken = bytes;
      bytes = { pictures: 0, other: 0 };
      return taken;
    },
    quiet: async (milliseconds) => {
      lastAt = performance.now();
      while (pending > 0 || performance.now() - lastAt < milliseconds) await sleep(pollMs);
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
