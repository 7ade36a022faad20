import { join } from "node:path";
import { ContentProblem } from "#web/publish/content/content-problem.ts";
import { contentText, textOfFile } from "#web/publish/content/content-text.ts";
import { schemaOfFile } from "#web/publish/content/file-schemas.ts";
import { locatedProblems } from "#web/publish/content/locate-problems.ts";
import { placeholderValues } from "#web/publish/content/placeholder-values.ts";
import { type Problem, problemLines } from "#web/publish/content/problem.ts";
import { readPost } from "#web/publish/content/read-posts.ts";
import { parseYaml, readFilled, readYaml } from "#web/publish/content/read-yaml.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

const values = placeholderValues({
  site: readYaml("site.yaml").value,
  claims: readYaml("claims.yaml").value,
  prices: readYaml("prices.yaml").value,
});

function read(name: string, text: string): void {
  const path = join(contentFolder, name);
  const [, slug] = /^posts\/(.*)\.md$/.exec(name) ?? [];
  if (slug !== undefined) {
    readPost(slug, text, values);
    return;
  }
  const schema = schemaOfFile(`web/content/${name}`);
  if (!schema) throw new Error(`${name} is no content file`);
  readFilled(schema, parseYaml(text, path), values, path);
}

function problemsIn(name: string, text: string): Problem[] {
  const file = `web/content/${name}`;
  try {
    read(name, text);
    return [];
  } catch (error) {
    if (!(error instanceof ContentProblem)) throw error;
    return locatedProblems(error.problems, (one) => (one === file ? text : textOfFile(one)));
  }
}

/** Returns the text of a content file after the owner typed something else in one place. */
export function typed(name: string, before: string | RegExp, after: string): string {
  const text = contentText(name);
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${name} has nothing like ${String(before)}`);
  return changed;
}

/** Returns what the owner reads about a content file with this text. */
export function problemLinesOf(name: string, text: string): string[] {
  return problemLines(problemsIn(name, text));
}

/** Returns what the owner reads after typing something else in one place of a content file. */
export function problemLinesAfter(name: string, before: string | RegExp, after: string): string[] {
  return problemLinesOf(name, typed(name, before, after));
}
