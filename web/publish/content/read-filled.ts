import type { z } from "zod";
import { ContentProblem } from "./content-problem.ts";
import { contentFileName } from "./content-text.ts";
import { fillPlaceholders, type PlaceholderValues } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { checkContent } from "./read-yaml.ts";
import { schemaProblems } from "./schema-problems.ts";

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
