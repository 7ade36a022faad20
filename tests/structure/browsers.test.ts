import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { browserTargets } from "#web/publish/browser-targets.ts";

const [, meant = ""] = readFileSync("docs/browsers.md", "utf8").split("\n\n");

const names: Record<string, RegExp> = {
  safari: /Safari and iOS ([\d.]+) or newer/,
  ios: /Safari and iOS ([\d.]+) or newer/,
  chrome: /Chrome and Edge (\d+) or newer/,
  edge: /Chrome and Edge (\d+) or newer/,
  firefox: /Firefox (\d+) or newer/,
};

test("the site is built for the browsers that the documents name", () => {
  const documented = Object.entries(names).map(
    ([name, pattern]) => `${name}${pattern.exec(meant.replaceAll("\n", " "))?.[1]}`,
  );
  expect(documented).toEqual(browserTargets);
});
