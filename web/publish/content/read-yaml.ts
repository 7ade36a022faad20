import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parse, YAMLParseError } from "yaml";
import type { z } from "zod";
import { contentFolder } from "./content-folder.ts";
import { ContentProblem } from "./content-problem.ts";

/** How a content file is named in messages: as the owner knows it, wherever this content lies. */
export function contentFileName(path: string): string {
  return `web/content/${relative(contentFolder, path)}`;
}

/** Parses YAML text; a syntax problem names file and line. */
export function parseYaml(text: string, path: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const line = error.linePos?.[0].line ?? 1;
    throw new ContentProblem(contentFileName(path), [
      `line ${line}: this is not valid YAML (${error.message.split("\n")[0]}). Check indents, quotes and colons.`,
    ]);
  }
}

/** Checks a value against its schema. @throws ContentProblem with file and field. */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw ContentProblem.fromZod(contentFileName(path), result.error);
  return result.data;
}

/** Reads web/content/<name> without checking its fields. */
export function readYaml(name: string): { path: string; value: unknown } {
  const path = join(contentFolder, name);
  return { path, value: parseYaml(readFileSync(path, "utf8"), path) };
}
