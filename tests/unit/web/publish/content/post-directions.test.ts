import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "#web/publish/content-folder.ts";

const folder = join(contentFolder, "posts");
/** Words for places in a table on a wide screen. On a phone, each row is a card. */
const direction =
  /\b(?:left|right)-hand\b|\b(?:left|right|first|second|third|middle|last) column\b|\b(?:start|begin) on the (?:left|right)\b/i;

test.each(readdirSync(folder))("%s points to no column of a table", (file) => {
  const lines = readFileSync(`${folder}/${file}`, "utf8").split("\n");
  expect(lines.filter((line) => direction.test(line))).toEqual([]);
});
