import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { slowestTests } from "#scripts/run/test/slowest-tests.ts";

const folder = mkdtempSync(join(tmpdir(), "slowest-"));

function fileWith(name: string, report: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it("names the slowest tests of both runners, the slowest first", () => {
  const assertionResults = [
    { fullName: "adds", duration: 5 },
    { fullName: "was skipped" },
    { fullName: "waits", duration: 61_000 },
  ];
  const vitest = fileWith("vitest.json", {
    testResults: [{ name: "/somewhere/tests/quick.test.ts", assertionResults }],
  });
  const tests = [{ results: [{ duration: 2000 }] }];
  const leaf = { file: "contact.spec.ts", title: "sends", tests };
  const playwright = fileWith("playwright.json", {
    suites: [{ specs: [], suites: [{ specs: [leaf] }] }],
  });
  const lines = slowestTests([playwright, vitest, join(folder, "none.json")], 3).split("\n");
  expect(lines.slice(2).map((line) => line.replace(/ {2,}/g, " | "))).toEqual([
    "61.0 s | quick.test.ts | waits",
    "2.0 s | contact.spec.ts | sends",
    "0.0 s | quick.test.ts | adds",
  ]);
});

it("says nothing about missing or incomplete reports", () => {
  const half = join(folder, "half.json");
  writeFileSync(half, '{"testResults": [');
  expect(slowestTests([join(folder, "none.json"), half])).toBe("");
});
