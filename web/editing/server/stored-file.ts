import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The text of a content file; undefined where it is not there. */
export function storedText(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** By which two windows notice that the file is not the one they have read. */
export function hashOf(text: string | undefined): string {
  return text === undefined ? "" : createHash("sha256").update(text).digest("hex");
}

/** Replaces a file from one moment to the next, or takes it away: nobody ever reads half of one. */
export function storeText(folder: string, name: string, text: string | undefined): void {
  const path = join(folder, name);
  if (text === undefined) {
    rmSync(path);
    return;
  }
  const unfinished = `${path}.${process.pid}.new`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}
