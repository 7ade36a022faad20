import { z } from "zod";

type Json = z.core.JSONSchema.JSONSchema;

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
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(properties).every(
    ([key, field]) =>
      !isJson(field) ||
      !("const" in field) ||
      !Object.hasOwn(value, key) ||
      Reflect.get(value, key) === field.const,
  );
}

/** The forms that a value may have. */
function forms(schema: Json, value: unknown): Json[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isJson);
  if (choices.length === 0) return [schema];
  return choices.flatMap((choice) => forms(choice, value)).filter((form) => fits(form, value));
}

function below(form: Json, key: PropertyKey): Json[] {
  const { properties, additionalProperties, items, prefixItems } = form;
  const list = Array.isArray(items) ? items : [items];
  const steps =
    typeof key === "number"
      ? [prefixItems?.[key] ?? list[0]]
      : [properties?.[String(key)] ?? additionalProperties];
  return steps.filter(isJson);
}

const inner = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

/** The forms that the value at the end of a path may have. */
function formsAt(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): Json[] {
  let found = [jsonOf(schema)];
  let current = value;
  for (const key of path) {
    found = found.flatMap((one) => forms(one, current)).flatMap((form) => below(form, key));
    current = inner(current, key);
  }
  return found;
}

/** The names of the fields that may be at the end of a path. */
export function fieldsAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string[] {
  const current = path.reduce(inner, value);
  const found = formsAt(schema, path, value).flatMap((one) => forms(one, current));
  return [...new Set(found.flatMap(({ properties }) => Object.keys(properties ?? {})))];
}

/** Whether a field is required. */
export function isNeeded(schema: z.ZodType, path: readonly PropertyKey[], value: unknown): boolean {
  const parent = path.slice(0, -1);
  const current = parent.reduce(inner, value);
  const found = formsAt(schema, parent, value).flatMap((one) => forms(one, current));
  return found.some(({ required }) => required?.includes(String(path.at(-1))));
}

/** The title that a schema gives to the value at the end of a path, by `.meta({ title })`. */
export function titleAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
  value: unknown,
): string | undefined {
  const current = path.reduce(inner, value);
  const found = formsAt(schema, path, value);
  return [...found, ...found.flatMap((one) => forms(one, current))].find(({ title }) => title)
    ?.title;
}
