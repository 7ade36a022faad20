import type { z } from "zod";
import { listed, nearestName } from "./nearest-name.ts";
import { startsWithBraces } from "./yaml-problems.ts";

type Issue = z.core.$ZodRawIssue;

function wantedText(input: unknown): string {
  if (typeof input === "number" || typeof input === "boolean") {
    return 'put quotation marks around it, like "24"';
  }
  if (typeof input === "object" && input !== null) {
    return JSON.stringify(input).startsWith('{"{')
      ? startsWithBraces
      : 'write a text here. If it has a colon or begins with a bracket, put quotation marks around it, like "this: so"';
  }
  return "write a text here";
}

function wantedNumber(input: unknown): string {
  const plain = typeof input === "string" ? input.replaceAll(/[$,\s]/g, "") : "";
  return plain && Number.isFinite(Number(plain))
    ? `write ${plain}: a number without $, comma, space or quotation marks`
    : "write a number, such as 25";
}

/** YAML takes all of `amount:1350` for a name or a text; undefined for anything else. */
export function missingSpace(text: string): string | undefined {
  const [, name, value] = /^([\w-]+):(\S.*)$/.exec(text) ?? [];
  return name && `a space is missing after the colon. Write “${name}: ${value}”`;
}

function wantedFields(input: unknown): string {
  return (
    missingSpace(typeof input === "string" ? input : "") ??
    "write its fields here, each on a line of its own and further to the right, such as “amount: 1300”"
  );
}

function wantedType(expected: string, input: unknown): string {
  switch (expected) {
    case "string":
      return wantedText(input);
    case "number":
    case "int":
      return wantedNumber(input);
    case "boolean":
      return "write true or false";
    case "array":
    case "tuple":
      return "write a list here: each entry on a line of its own that begins with “- ”";
    default:
      return wantedFields(input);
  }
}

/** The allowed values, and the one that was probably meant. */
function wantedValue(values: readonly unknown[], input: unknown): string {
  const allowed = values.map(String);
  const near = typeof input === "string" ? nearestName(input, allowed) : undefined;
  return near === undefined
    ? `write ${listed(allowed)}`
    : `write ${near}${allowed.length > 1 ? ` (or another of ${allowed.join(", ")})` : ""}`;
}

const counted = (amount: number | bigint) =>
  `${amount} ${Number(amount) === 1 ? "entry" : "entries"}`;

/**
 * Says what is wanted wherever a schema has no sentence for it: the one place for all content files.
 * https://zod.dev/error-customization
 */
export function sentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return wantedType(issue.expected, issue.input);
    case "invalid_value":
      return wantedValue(issue.values, issue.input);
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? wantedValue(issue.options, Object(issue.input)[issue.discriminator ?? ""])
        : "this can't be here. Write it like another entry of this kind";
    case "too_small":
      if (issue.origin === "array") return `write at least ${counted(issue.minimum)} here`;
      return issue.origin === "string" ? "write a text here" : `write at least ${issue.minimum}`;
    case "too_big":
      if (issue.origin === "array") return `write at most ${counted(issue.maximum)} here`;
      return `write at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`;
    case "invalid_key":
      return issue.issues[0]?.message;
    case "invalid_format":
      return "this is not in the form that is wanted here. Write it as another entry of this kind does";
    default:
      return undefined;
  }
}
