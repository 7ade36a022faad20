import { existsSync } from "node:fs";
import { join } from "node:path";
import { ContentProblem } from "../../publish/content/content-problem.ts";
import { headingId } from "../../publish/content/post-markdown.ts";

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

/** @throws ContentProblem where there is no such page. */
export function requirePage(contentFolder: string, page: string): string {
  const file = `pages/${page}.yaml`;
  if (/^[a-z0-9-]+$/.test(page) && existsSync(join(contentFolder, file))) return file;
  throw itemProblem(
    file,
    "there is no such page. Use the name of a file in web/content/pages, such as home.",
  );
}
