import { join } from "node:path";
import type { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { ContentProblem } from "./content-problem.ts";
import { contentFileName, contentText } from "./content-text.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
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

/**
 * A value with its placeholders filled, checked against its schema.
 * @throws ContentProblem with every unknown placeholder and every field that is wrong.
 */
export function readFilled<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  values: PlaceholderValues,
  path: string,
): z.output<Schema> {
  const file = contentFileName(path);
  const unknown: Problem[] = [];
  const filled = fillPlaceholders(value, values, (field, message) =>
    unknown.push({ file, field, message }),
  );
  if (unknown.length === 0) return checkContent(schema, filled, path);
  throw new ContentProblem([...unknown, ...schemaProblems(schema, filled, file)]);
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
