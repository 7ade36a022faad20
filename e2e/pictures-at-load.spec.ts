import { expect, type Response } from "playwright/test";
import { builtPages } from "./fixtures/built-pages.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

/** What pictures may weigh, in bytes, that a phone fetches before anybody scrolls. */
const mostBytes = 40_000;

test("no page fetches more pictures at its load than a phone needs for what it shows first", async ({
  page,
  problems,
}) => {
  // One of the pages is the answer at an address that nobody knows.
  problems.expect(/status of 404/);
  const weights: Record<string, number> = {};
  for (const path of builtPages) {
    const sizes: Promise<number>[] = [];
    const add = (response: Response) => sizes.push(sizeOf(response));
    page.on("response", add);
    await page.goto(path);
    page.off("response", add);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (bytes > mostBytes) weights[path] = bytes;
  }
  expect(weights).toEqual({});
});

/** Of a picture; icons and logos are pictures too. */
async function sizeOf(response: Response): Promise<number> {
  if (response.request().resourceType() !== "image") return 0;
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}
