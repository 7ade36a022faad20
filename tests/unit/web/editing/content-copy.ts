import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { contentFolder } from "#web/publish/content-folder.ts";

/** Makes a copy of the content for one test, without its pictures. */
export function contentCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), "content-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(contentFolder, folder, {
    recursive: true,
    filter: (path) => !path.startsWith(join(contentFolder, "pictures")),
  });
  return folder;
}
