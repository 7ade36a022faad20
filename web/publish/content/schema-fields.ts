import { z } from "zod";
import { valueAt } from "./value-at.ts";

type Json = z.core.JSONSchema.JSONSchema;
type Path = readonly PropertyKey[];

const drawn = new WeakMap<z.ZodType, Json>();

function jsonOf(schema: z.ZodType): Json {
  const cached = drawn.get(schema);
  if (cached) return cached;
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  drawn.set(schema, json);
  return json;
}

const isJson = (schema: unknown): schema is Json => typeof schema === "object" && schema !== null;

/** Whether a value may have this form: the form's fixed texts, such as `kind: hero`, are the value's. */
function fits({ properties = {} }: Json, value: unknown): boolean {
  return Object.entries(properties).every(([key, field]) => {
    const written = valueAt(value, [key]);
    return (
      written === undefined || !isJson(field) || !("const" in field) || written === field.const
    );
  });
}

/** The forms that a value may have. */
function forms(schema: Json, value: unknown): Json[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isJson);
  if (choices.length === 0) return [schema];
  return choices.flatMap((choice) => forms(choice, value)).filter((form) => fits(form, value));
}

function below({ properties, additionalProperties, items, prefixItems }: Json, key: PropertyKey) {
  const [item] = [items].flat();
  const next =
    typeof key === "number"
      ? (prefixItems?.[key] ?? item)
      : (properties?.[String(key)] ?? additionalProperties);
  return isJson(next) ? [next] : [];
}

/** The schemas of the value at the end of a path, before one of their forms is chosen. */
function schemasAt(schema: z.ZodType, path: Path, value: unknown): Json[] {
  return path.reduce(
    (found, key, index) => {
      const around = valueAt(value, path.slice(0, index));
      return found.flatMap((one) => forms(one, around)).flatMap((form) => below(form, key));
    },
    [jsonOf(schema)],
  );
}

/** The forms that the value at the end of a path may have. */
function formsAt(schema: z.ZodType, path: Path, value: unknown): Json[] {
  return schemasAt(schema, path, value).flatMap((one) => forms(one, valueAt(value, path)));
}

/** The names of the fields that may be at the end of a path. */
export function fieldsAt(schema: z.ZodType, path: Path, value: unknown): string[] {
  const found = formsAt(schema, path, value);
  return [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Whether a field is required. */
export function isNeeded(schema: z.ZodType, path: Path, value: unknown): boolean {
  const found = formsAt(schema, path.slice(0, -1), value);
  return found.some(({ required }) => required?.includes(String(path.at(-1))));
}

/** The title that a schema gives to the value at the end of a path, by `.meta({ title })`. */
export function titleAt(schema: z.ZodType, path: Path, value: unknown): string | undefined {
  const found = [...schemasAt(schema, path, value), ...formsAt(schema, path, value)];
  return found.find(({ title }) => title)?.title;
}
