import { join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { ContentProblem } from "./content-problem.ts";
import { contentFileName, contentText } from "./content-text.ts";
import { schemaProblems } from "./schema-problems.ts";
import { readYamlText } from "./yaml-problems.ts";

/** Parses YAML text. @throws ContentProblem with the line that can't be read, and how to write it correctly. */
export function parseYaml(text: string, path: string): unknown {
  const { value, problems } = readYamlText(text);
  if (problems.length === 0) return value;
  const file = contentFileName(path);
  throw new ContentProblem(problems.map((problem) => ({ file, field: "", ...problem })));
}

/** Checks a value against its schema. @throws ContentProblem with every field that is wrong. */
export function checkContent<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentProblem(schemaProblems(schema, value, contentFileName(path)));
}

/** A content file whose fields are not checked. */
export interface YamlFile {
  path: string;
  value: unknown;
}

/** Reads web/content/<name> without checking its fields. */
export function readYaml(name: string): YamlFile {
  const path = join(contentFolder, name);
  return { path, value: parseYaml(contentText(name), path) };
}
