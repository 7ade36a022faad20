import { expect, type Request, type Response } from "playwright/test";
import { firstLoads } from "#web/publish/budgets/first-load.ts";
import { siteFolder } from "#web/publish/output-folders.ts";
import { builtPages, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { test } from "./fixtures/test.ts";

test.use({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 });

/** The most bytes of pictures that a phone may fetch before anybody scrolls. */
const mostBytes = 40_000;

/** The scripts that `npm run bench` weighs for each page. */
const weighed = new Map(
  firstLoads(siteFolder).map(({ route, unasked }) => [
    route === "/404" ? unknownPath : route,
    unasked,
  ]),
);

/** Returns a picture's size, and 0 for anything else. Icons and logos are pictures too. */
async function sizeOf(response: Response): Promise<number> {
  if (response.request().resourceType() !== "image") return 0;
  const { responseBodySize } = await response.request().sizes();
  return responseBodySize;
}

test("fetches only weighed scripts and few pictures on an untouched page", async ({
  page,
  problems,
}) => {
  // One of the pages is what an unknown address shows.
  problems.expect(/status of 404/);
  for (const path of builtPages) {
    const scripts: string[] = [];
    const sizes: Promise<number>[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    };
    const add = (response: Response) => sizes.push(sizeOf(response));
    page.on("request", note);
    page.on("response", add);
    await page.goto(path);
    page.off("request", note);
    page.off("response", add);
    const others = scripts.filter((file) => !weighed.get(path)?.includes(file.slice(1)));
    expect.soft(others, path).toEqual([]);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect.soft(bytes, path).toBeLessThanOrEqual(mostBytes);
  }
});

test("reports an island that differs from its HTML", async ({ page, problems }) => {
  // React reports an island whose text differs from the build's. In any other test, such a report is a failure.
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  problems.expect(/react\.dev\/errors\/418/);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      for (const text of document.querySelectorAll("legend")) text.textContent = "Else";
    });
  });
  await page.goto("/contact");
  await wakeIslands(page);
  await expect.poll(() => complaints.join("\n")).toMatch(/react\.dev\/errors\/418/);
});
