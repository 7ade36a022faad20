import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPhoneLine, type PhoneLine } from "#scripts/workshop/navigation/phone-line.ts";

const site = createServer((request, response) => {
  const isPicture = request.url === "/picture";
  response.setHeader("content-type", isPicture ? "image/png" : "text/html");
  response.end(Buffer.alloc(isPicture ? 20_000 : 10_000));
});
let line: PhoneLine;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const address = site.address();
  if (typeof address !== "object" || !address) throw new Error("the site has no address");
  line = await openPhoneLine(`http://127.0.0.1:${address.port}`);
});

afterAll(() => {
  line.close();
  site.close();
});

async function fetched(...paths: string[]) {
  const began = performance.now();
  const sizes = await Promise.all(
    paths.map(async (path) => (await (await fetch(line.origin + path)).arrayBuffer()).byteLength),
  );
  return { sizes, milliseconds: performance.now() - began };
}

test("shares the line among simultaneous requests", async () => {
  const { sizes, milliseconds } = await fetched("/page", "/page", "/picture");
  expect(sizes).toEqual([10_000, 10_000, 20_000]);
  // This allows for a round trip, and 40 kB at 200 kB a second.
  expect(milliseconds).toBeGreaterThan(350);
  await line.quiet(1);
  const { other, pictures } = line.takeBytes();
  expect(other).toBeGreaterThan(20_000);
  expect(other).toBeLessThan(21_000);
  expect(pictures).toBeGreaterThan(20_000);
  expect(pictures).toBeLessThan(20_500);
  expect(line.takeBytes()).toEqual({ pictures: 0, other: 0 });
});

test("quiet waits for requests that are under way", async () => {
  let isThere = false;
  const fetching = fetched("/page").then(() => {
    isThere = true;
  });
  // The request has to reach the line first.
  await new Promise((resolve) => setTimeout(resolve, 50));
  await line.quiet(50);
  expect(isThere).toBe(true);
  await fetching;
});
