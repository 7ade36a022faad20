import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postNames } from "#web/editing/server/content-files.ts";
import { readContentFile } from "#web/editing/server/read-content-file.ts";
import { contentCopy } from "../content-copy.ts";

test.each([
  // The clock of the frozen content is fixed.
  ["2026-11-21", undefined],
  ["2026-11-22", "November 22, 2026"],
  ["soon", undefined],
])("says when a post appears when it is dated %s", (date, appears) => {
  const folder = contentCopy();
  const dated = /^date: .*$/m;
  const text = (name: string) => readFileSync(join(folder, name), "utf8");
  const [name = ""] = postNames(folder).filter((one) => dated.test(text(one)));
  writeFileSync(join(folder, name), text(name).replace(dated, `date: ${date}`));
  expect(readContentFile(folder, name)?.appears).toBe(appears);
});
