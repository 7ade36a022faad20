import { expect, type Request } from "playwright/test";
import { firstLoads } from "../web/publish/budgets/first-load.ts";
import { siteFolder } from "../web/publish/output-folders.ts";
import { sampledGroups, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { test } from "./fixtures/test.ts";

const weighed = new Map(
  firstLoads(siteFolder).map(({ route, unasked }) => [
    route === "/404" ? unknownPath : route,
    unasked,
  ]),
);

// `npm run bench` weighs the scripts that the finished pages load: untouched, a page must fetch no others.
// React reports an island whose prerendered HTML has other elements or words than it draws, which
// fails the test (fixtures/page-problems.ts).
for (const paths of sampledGroups(3)) {
  test(`the islands of ${paths.join(" ")} take over what the build has drawn`, async ({
    page,
    problems,
  }) => {
    problems.expect(new RegExp(`Failed to load resource: .*404.*${unknownPath}`));
    for (const path of paths) {
      await test.step(path, async () => {
        const fetched = new Set<string>();
        const note = (request: Request) => {
          const file = new URL(request.url()).pathname.slice(1);
          if (request.resourceType() === "script" && file !== "sw.js") fetched.add(file);
        };
        page.on("request", note);
        await page.goto(path);
        page.off("request", note);
        expect([...fetched].filter((file) => !weighed.get(path)?.includes(file))).toEqual([]);
        const ids = await page.locator("[id]").evaluateAll((found) => found.map(({ id }) => id));
        expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
        await wakeIslands(page);
        problems.expectNone();
      });
    }
  });
}

test("a difference between an island and its HTML is found", async ({ page, problems }) => {
  // Guards the tests above: an island that was prerendered with other words must not go unnoticed.
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
