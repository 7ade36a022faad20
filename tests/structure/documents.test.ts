import { describe, expect, test } from "vitest";
import { documents, linkedFiles, wrongCommands, wrongLinks, wrongPaths } from "./document-rules.ts";

const all = documents();
const one = (text: string) => ({ path: "docs/one.md", text });

describe.each(all)("$path", (document) => {
  test("names only commands that exist", () => {
    expect(wrongCommands(document)).toEqual([]);
  });

  test("names only files and folders that exist", () => {
    expect(wrongPaths(document)).toEqual([]);
  });

  test("links only to what exists", () => {
    expect(wrongLinks(document)).toEqual([]);
  });
});

test("leads to every document from the README", () => {
  const found = new Set<string>(["README.md"]);
  for (const path of found)
    for (const document of all.filter((one) => one.path === path))
      for (const target of linkedFiles(document)) found.add(target);
  const missing = all.map(({ path }) => path).filter((path) => !found.has(path));
  expect(missing).toEqual([]);
});

describe("commands", () => {
  test.each([
    "`npm run content:chek`",
    "`npm run -s benchmark`",
    "`npm stat -- --port=5050`",
    "`npx lighthous`",
    "```\nnpm test\nnpm run deploi\n```",
    "| `npm run nothing -- --list` | in a table |\n|---|---|\n",
  ])("refuses the command %j", (text) => {
    expect(wrongCommands(one(text))).toHaveLength(1);
  });

  test.each([
    "`npm run content:check -- --help`",
    "`npm start -- --ui`",
    "`npm ci --prefix functions`",
    "`npx firebase deploy`",
    "`npx tsc -b`",
    "npm run nothing, said in a sentence",
  ])("accepts the command %j", (text) => {
    expect(wrongCommands(one(text))).toEqual([]);
  });
});

describe("paths", () => {
  test.each([
    "`web/content/sites.yaml`",
    "`nowhere/at/all`",
    "`firebas.json`",
    "`web/contents/pages/<page>.yaml`",
    "`functions/.environment.<project id>`",
    "`npx playwright test e2e/offlin`",
    '```mermaid\nflowchart TB\n  a["Blog<br>web/src/site/blogs"]\n```',
  ])("refuses the path %j", (text) => {
    expect(wrongPaths(one(text))).toHaveLength(1);
  });

  test.each([
    "`web/content/site.yaml`",
    "`web/sw/`",
    "`firebase.json`",
    "`web/content/pages/<page>.yaml`",
    "`functions/.env.<project id>`",
    "`e2e/offline`",
    "`/company-leads`",
    "`https://www.example.com/a.html`",
    "`web/dist`",
    "`clients.csv`",
  ])("accepts the path %j", (text) => {
    expect(wrongPaths(one(text))).toEqual([]);
  });
});

describe("links", () => {
  test.each(["[a](nothing.md)", "![a](picture.webp)", "[a](owner.md#nothing)", "# B\n[a](#c)"])(
    "refuses the link %j",
    (text) => {
      expect(wrongLinks(one(text))).toHaveLength(1);
    },
  );

  test.each([
    "[a](owner.md)",
    "[a](../README.md#run-it)",
    "# Forms: the outbox\n[a](#forms-the-outbox)",
    "[a](https://nodejs.org)",
  ])("accepts the link %j", (text) => {
    expect(wrongLinks(one(text))).toEqual([]);
  });
});
