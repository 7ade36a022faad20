import type { FieldPathId, Registry, RJSFSchema } from "@rjsf/utils";
import { createContext } from "react";
import { z } from "zod";
import type { Choice, EditProblem, Json, Path } from "../../editing-api.ts";
import { oneOf, readable } from "../../readable.ts";

/** What the fields of a form know in addition to their values. */
export interface FormContext {
  /** The path from the file to the part that the form shows. */
  partPath: Path;
  /** The part as it was read. */
  base: Json | undefined;
  help: Record<string, string>;
  problems: EditProblem[];
  choices: Record<string, Choice[]>;
}

const noContext: FormContext = {
  partPath: [],
  base: undefined,
  help: {},
  problems: [],
  choices: {},
};

export function contextOf({ formContext }: Pick<Registry, "formContext">): FormContext {
  return { ...noContext, ...formContext };
}

/** The check's name for a field. */
const inFile = ({ partPath }: FormContext, { path }: FieldPathId) =>
  [...partPath, ...path].join(".");

/** The help below a label: the schema's words, and the comment above the field in the file. */
export function helpOf(
  schema: RJSFSchema,
  fieldPathId: FieldPathId,
  registry: Pick<Registry, "formContext">,
): string {
  const context = contextOf(registry);
  return [schema.description, context.help[inFile(context, fieldPathId)]].filter(Boolean).join(" ");
}

/** The check's messages about a field. */
export function problemsAt(
  fieldPathId: FieldPathId,
  registry: Pick<Registry, "formContext">,
): string[] {
  const context = contextOf(registry);
  const key = inFile(context, fieldPathId);
  return context.problems.filter(({ field }) => field === key).map(({ message }) => message);
}

/** Whether the check reports a field, or one inside it. */
export function hasProblemsBelow(
  fieldPathId: FieldPathId,
  registry: Pick<Registry, "formContext">,
): boolean {
  const context = contextOf(registry);
  const key = inFile(context, fieldPathId);
  return context.problems.some(({ field }) => field === key || field.startsWith(`${key}.`));
}

/** Whether something is wrong with the field around a control. */
export const WrongField = createContext(false);

export const helpId = (id: string) => `${id}-help`;
export const problemId = (id: string) => `${id}-problem`;

/** The label of a field: its title, or its name made readable. An entry in a list has its number. */
export function labelOf(
  { title }: RJSFSchema,
  fieldPathId: FieldPathId,
  registry: Pick<Registry, "formContext">,
  name = "",
): string {
  const path = [...contextOf(registry).partPath, ...fieldPathId.path];
  const last = path.at(-1);
  if (typeof last !== "number") return title ?? readable(String(last ?? name));
  return `${title ?? readable(oneOf(String(path.at(-2) ?? "entries")))} ${last + 1}`;
}

/** The choices for a field whose schema names their source. */
export function choicesOf(schema: RJSFSchema, registry: Pick<Registry, "formContext">) {
  const { choices } = z.looseObject({ choices: z.string().optional() }).parse(schema);
  return choices === undefined
    ? undefined
    : { from: choices, list: contextOf(registry).choices[choices] ?? [] };
}

/** Whether a field is an entry in a list. */
export const isListItem = ({ path }: FieldPathId) => typeof path.at(-1) === "number";
