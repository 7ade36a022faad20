import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentProblem } from "../../publish/content/content-problem.ts";
import { headingId } from "../../publish/content/post-markdown.ts";
import type { FileChange } from "../file-change.ts";

export interface ItemRequest {
  /** The town, title, author, site, question or service. */
  name: string;
  /** The page that shows it, by the name of its file, if the entry has a choice. */
  page?: string | undefined;
  /** The address of a portfolio site. */
  url?: string | undefined;
  /** The day, such as `2026-11-21`. */
  today: string;
}

export interface NewItem {
  changes: FileChange[];
  /** The tasks that are left after writing the marked texts, as sentences. */
  next: string[];
}

/** The error for a content file that can't take the entry. */
export function itemProblem(file: string, message: string): ContentProblem {
  return new ContentProblem([{ file: `web/content/${file}`, field: "", message }]);
}

/** Turns a name into an id or a part of an address: "Ruth K." -> "ruth-k". @throws ContentProblem */
export function idOf(name: string, file: string): string {
  const id = headingId(name).slice(0, 60).replace(/-$/, "");
  if (/^[a-z]/.test(id)) return id;
  throw itemProblem(
    file,
    `"${name}" has to begin with a letter, because it becomes part of an address.`,
  );
}

/** @throws ContentProblem where the file is there already. */
export function requireNew(contentFolder: string, file: string): void {
  if (existsSync(join(contentFolder, file))) {
    throw itemProblem(file, "this file is there already. Open it, or choose another name.");
  }
}
