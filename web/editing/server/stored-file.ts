import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A content file before and after a change; undefined where it doesn't exist. */
export interface Change {
  name: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** The bytes of a content file; undefined if it doesn't exist. */
export function storedBytes(folder: string, name: string): Buffer | undefined {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : undefined;
}

export function storedText(folder: string, name: string): string | undefined {
  return storedBytes(folder, name)?.toString("utf8");
}

/** The hash that tells a window that the file isn't the version it has read. */
export function hashOf(bytes: Buffer | string | undefined): string {
  return bytes === undefined ? "" : createHash("sha256").update(bytes).digest("hex");
}

/** Replaces or removes a file in one step, so that nobody ever reads half of one. */
export function storeBytes(folder: string, name: string, bytes: Buffer | undefined): void {
  const path = join(folder, name);
  if (bytes === undefined) {
    rmSync(path);
    return;
  }
  const unfinished = `${path}.${process.pid}.new`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
