import type { z } from "zod";
import { instead } from "./nearest-name.ts";
import { unread } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { unpublishedMessages } from "./remove-unpublished.ts";
import { fieldsAt, isNeeded } from "./schema-fields.ts";
import { missingSpace, sentence } from "./schema-sentences.ts";
import { valueAt } from "./value-at.ts";

type Issue = z.core.$ZodIssue;

const ofWrongType = (issues: Issue[]) =>
  issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);

/** If one of several forms was clearly meant, returns what is wrong with that one. */
function unfolded(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const meant = issue.errors.filter((issues) => !ofWrongType(issues));
  const [only] = meant;
  if (!only || meant.length > 1) return [issue];
  return only.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** In `{ amount: 1,350 }`, YAML takes the comma for the end of the value. */
function commaInNumber(key: string, siblings: unknown): string | undefined {
  if (!/^\d{3}$/.test(key) || typeof siblings !== "object" || siblings === null) return;
  const number = Object.values(siblings).find((value) => typeof value === "number");
  return `there is a comma in a number. Write it without one, such as ${number ?? 1}${key}.`;
}

function unknownKeys(
  { keys, path }: Issue & { code: "unrecognized_keys" },
  schema: z.ZodType,
  value: unknown,
): Pick<Problem, "field" | "message">[] {
  const fields = fieldsAt(schema, path, value);
  return keys.map((key) => ({
    field: [...path, key].join("."),
    message:
      commaInNumber(key, valueAt(value, path)) ??
      missingSpace(key) ??
      `there is no field “${key}” here. ${instead(key, fields)} Check the spaces at the start of the line, too.`,
  }));
}

function sentenceOf(issue: Issue, schema: z.ZodType, value: unknown): string {
  const input = valueAt(value, issue.path);
  const key = issue.path.at(-1);
  if (input === undefined && typeof key === "string" && issue.code !== "custom") {
    return `the line “${key}: …” is missing. It is needed: ${issue.message}`;
  }
  if (input === null && key === undefined) return "there is nothing in the file but comments";
  if (input === null) {
    const unless = isNeeded(schema, issue.path, value) ? "" : ", or delete the line";
    return `there is nothing after “${String(key)}:”: ${issue.message}${unless}`;
  }
  if (issue.code === "too_big" && typeof input === "string") {
    // A claim that isn't published takes as much room as its placeholder.
    const [unpublished] = unpublishedMessages(input);
    return unpublished ?? `${issue.message} (now ${input.length})`;
  }
  if (issue.code === "too_small" && Array.isArray(input)) {
    return `${issue.message} (now ${input.length})`;
  }
  return (typeof input === "string" && input.trim()) || typeof input === "number"
    ? `${issue.message} (now “${String(input).slice(0, 60)}”)`
    : issue.message;
}

/** Everything that a schema finds wrong with a value, as sentences with the path to each field. */
export function schemaProblems(schema: z.ZodType, value: unknown, file: string): Problem[] {
  const result = schema.safeParse(value, { error: sentence });
  // Text with a value that can't be read is reported where that value is written.
  const isFilled = ({ path }: Issue) => !String(valueAt(value, path)).includes(unread);
  const issues = result.success ? [] : result.error.issues.flatMap(unfolded).filter(isFilled);
  return issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? unknownKeys(issue, schema, value).map((one) => ({ file, ...one }))
      : [{ file, field: issue.path.join("."), message: sentenceOf(issue, schema, value) }],
  );
}
