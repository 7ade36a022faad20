import { expect } from "playwright/test";
import { sampledGroups, unknownPath } from "./fixtures/built-pages.ts";
import { wakeIslands } from "./fixtures/client-start.ts";
import { test } from "./fixtures/test.ts";

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
        await page.goto(path);
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
