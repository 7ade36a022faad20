import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createContentCheck } from "#web/editing/server/content-check.ts";
import { contentNames } from "#web/editing/server/content-files.ts";
import { readContentFile } from "#web/editing/server/read-content-file.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

test("keeps newsletters out of the editor and its check", async () => {
  // Newsletters are written in files, and a mistake in one doesn't block the editor.
  const folder = join(mkdtempSync(join(tmpdir(), "newsletters-")), "content");
  cpSync(contentFolder, folder, { recursive: true });
  const before = contentNames(folder);
  mkdirSync(join(folder, "newsletter"));
  writeFileSync(join(folder, "newsletter/2026-11-23.md"), "Hello");
  expect(contentNames(folder)).toEqual(before);
  expect(readContentFile(folder, "newsletter/2026-11-23.md")).toBeUndefined();
  const check = createContentCheck(folder);
  onTestFinished(() => check.close());
  expect(await check.problemsWith([])).toEqual([]);
});
