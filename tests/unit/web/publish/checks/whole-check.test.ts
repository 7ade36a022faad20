import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cacheFolder } from "#scripts/repository.ts";
import { contentFolder } from "#web/publish/content-folder.ts";
import { runProgram } from "../../../../run-program.ts";

const folder = join(cacheFolder, "whole-check/content");

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  cpSync(contentFolder, folder, { recursive: true });
});

function edit(file: string, before: string | RegExp, after: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} has nothing like ${String(before)}`);
  writeFileSync(path, changed);
}

const check = (...options: string[]) =>
  runProgram(process.execPath, ["scripts/run.mjs", "content-check", ...options], {
    CONTENT_FOLDER: folder,
  });

test("reports mistakes in several files in one run, each cause once", async () => {
  edit("claims.yaml", /^uptime:\n(?: {2}.*\n)+/m, "");
  edit("prices.yaml", "amount: 1200", "amount: $1,200");
  edit("prices.yaml", "amount: 1350", "amount: -5");
  edit("site.yaml", "hours: ", "hours:");
  edit("pages/about.yaml", "pictureSide: left", "pictureSide: top");
  edit("posts/marlton-local-seo-guide.md", /^author: /m, "autor: ");
  const { code, text } = await check();
  expect(code).toBe(1);
  expect(text).toContain("The content has 10 problems:");
  expect(text).toContain("{{claims.uptime}} is not known: there is no such name in claims.yaml.");
  const lines = text.split("\n").filter((line) => line.startsWith("    "));
  expect(lines.map((line) => line.trim().replace(/,.*/, ""))).toEqual([
    "web/content/prices.yaml",
    ...["mount-laurel", "pricing", "voorhees"].map(
      (name) => `web/content/pages/web-design-${name}.yaml`,
    ),
  ]);
  // The check reports it only once, not wherever it is shown.
  expect(text.match(/a price is more than 0/g)).toHaveLength(1);
  for (const file of ["prices", "site", "pages/about"])
    expect(text).toMatch(new RegExp(`${file}\\.yaml, line \\d+: `));
  expect(text).not.toMatch(/pages\/(?!about|web-design-(mount|pricing|voorhees))/);
});

test("counts publish: no as done and lists what goes with it", async () => {
  edit("claims.yaml", /^rating_stars:\n/m, "rating_stars:\n  publish: no\n");
  edit("testimonials.yaml", "- id: dentist\n", "- id: dentist\n  publish: no\n");
  // The content is sound but not ready: the check lists what is left, and only a deploy is refused.
  const { code, text } = await check("--production");
  expect(code).toBe(1);
  expect(text).toContain("The content is sound");
  expect(text).toContain("Must be done before going live (3 of 65 done)");
  expect(text).toContain("Taken off the site (3)");
  expect(text).toMatch(/web-design-berlin\.yaml, line \d+: Web Design Berlin, .*, 3rd badge/);
});

test("builds no site that keeps data its privacy page omits", async () => {
  edit("pages/privacy.yaml", "[contact_messages, submissions]", "[submissions]");
  const expected = /privacy\.yaml, line \d+: .*“contact_messages” is stored in the database/;
  const vite = ["node_modules/vite/bin/vite.js", "build", "-c", "web/vite.config.ts"];
  const { code, text } = await runProgram(process.execPath, vite, { CONTENT_FOLDER: folder });
  expect(code).toBe(1);
  expect(text).toMatch(expected);
});

test("reports a newsletter's mistake with its line, and a draft may wait", async () => {
  mkdirSync(join(folder, "newsletter"));
  const issue = (text: string) => writeFileSync(join(folder, "newsletter/2026-11-23.md"), text);
  issue("---\nsubjekt: News\n---\nHello.\n");
  const refused = await check();
  expect(refused.code).toBe(1);
  expect(refused.text).toMatch(/web\/content\/newsletter\/2026-11-23\.md, line 2: .*subject/);
  issue("---\nsubject: News\n---\nWRITE: two sentences.\n");
  const { code, text } = await check();
  expect(code).toBe(0);
  expect(text).toMatch(/Newsletters that are started \(1\)\n.*\n {4}web\/content\/newsletter/);
});
