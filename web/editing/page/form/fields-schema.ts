import type { RJSFSchema } from "@rjsf/utils";
import { isRecord, type Json, type JsonRecord, type Path } from "../../editing-api.ts";
import { readable } from "../../readable.ts";

const variantsOf = ({ anyOf, oneOf }: JsonRecord): JsonRecord[] => {
  const variants = anyOf ?? oneOf;
  return Array.isArray(variants) ? variants.filter(isRecord) : [];
};

const propertiesOf = ({ properties }: JsonRecord): [string, JsonRecord][] =>
  isRecord(properties)
    ? Object.entries(properties).flatMap(([key, one]) => (isRecord(one) ? [[key, one]] : []))
    : [];

/** The fixed values that tell a union's variants apart, such as `kind: hero`. */
function fixedValues(variant: JsonRecord): [string, Json][] {
  return propertiesOf(variant).flatMap(([key, one]) =>
    one.const === undefined || variant.required === undefined ? [] : [[key, one.const]],
  );
}

/** The variant of a union that fits a value; the schema itself if there is no choice. */
function meant(schema: JsonRecord, value: Json | undefined): JsonRecord {
  const variants = variantsOf(schema);
  if (variants.length === 0 || !isRecord(value)) return schema;
  const fits = (variant: JsonRecord) => {
    const fixed = fixedValues(variant).filter(([key]) => Object.hasOwn(value, key));
    return fixed.length > 0 && fixed.every(([key, one]) => value[key] === one);
  };
  return variants.find(fits) ?? schema;
}

/** Fields that belong to a variant other than the one that fits, such as the title of a post that isn't listed. */
export function fieldsOfOtherVariants(schema: JsonRecord, value: JsonRecord): string[] {
  const here = propertiesOf(meant(schema, value)).map(([key]) => key);
  const all = variantsOf(schema).flatMap((variant) => propertiesOf(variant).map(([key]) => key));
  return here.length > 0 ? all.filter((key) => !here.includes(key)) : [];
}

/** The schema of the part of a value at a path. */
export function schemaAt(schema: JsonRecord, path: Path, value: Json | undefined): JsonRecord {
  const here = meant(schema, value);
  const [key, ...rest] = path;
  if (key === undefined) return here;
  const next = Array.isArray(value) ? value[Number(key)] : isRecord(value) ? value[key] : undefined;
  const property = isRecord(here.properties) ? here.properties[key] : undefined;
  const below = property ?? (typeof key === "number" ? here.items : here.additionalProperties);
  return isRecord(below) ? schemaAt(below, rest, next) : {};
}

const kindsAmong = (variants: JsonRecord[]) =>
  variants.flatMap((variant) =>
    fixedValues(variant).flatMap(([key, kind]) =>
      key === "kind" && typeof kind === "string" ? [kind] : [],
    ),
  );

/** The kinds an entry in a list can have, such as the kinds of sections; none if all are alike. */
export const kindsOf = ({ items }: JsonRecord) =>
  isRecord(items) ? kindsAmong(variantsOf(items)) : [];

/** A group that isn't of any kind yet. Once a kind is chosen, that variant fits. */
const choiceOfKind = (kinds: string[]): RJSFSchema => ({
  type: "object",
  properties: {
    kind: { type: "string", oneOf: kinds.map((kind) => ({ const: kind, title: readable(kind) })) },
  },
  required: ["kind"],
});

/** What a field of a type begins with. */
export const emptyValues: Record<string, Json> = {
  object: {},
  array: [],
  string: "",
  boolean: false,
};

const typeNames: Record<string, string> = { object: "A price", string: "Words", array: "A list" };

/** Fixed texts and numbers to choose from. */
function enumOf(variants: JsonRecord[]): Json[] | undefined {
  const values = variants.map((one) => one.const);
  return variants.length > 0 && values.every((one) => one !== undefined)
    ? values.flatMap((one) => (one === undefined ? [] : [one]))
    : undefined;
}

const copied = ["title", "description", "type", "enum", "choices", "required"] as const;

/**
 * The schema that a form is rendered from. It has no limits or defaults, because only zod validates and no field may
 * fill itself in, and of a union it has only the variant that fits.
 */
export function formSchema(whole: JsonRecord, value: Json | undefined, omit: string[] = []) {
  return drawn(meant(whole, value), value, omit);
}

function drawn(schema: JsonRecord, value?: Json, omit: string[] = []): RJSFSchema {
  const plain: RJSFSchema = Object.fromEntries(
    copied.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])),
  );
  if (schema.format === "date") plain.format = "date";
  if (schema.type === "boolean") plain.isOn = schema.isOn === true;
  if (schema.const !== undefined) return { ...plain, enum: [schema.const] };
  const variants = variantsOf(schema);
  const values = enumOf(variants);
  if (values)
    return { ...plain, type: typeof values[0] === "number" ? "number" : "string", enum: values };
  const types = variants.map(({ type }) => type);
  if (types.join() === "string,number") return { ...plain, type: "string", numbers: true };
  const kinds = kindsAmong(variants);
  if (kinds.length > 0) return { ...plain, ...choiceOfKind(kinds) };
  if (variants.length > 0) {
    const anyOf = variants.map((variant) => {
      return { title: typeNames[String(variant.type)], ...drawn(variant) };
    });
    return { ...plain, anyOf };
  }
  if (schema.type === "array") return { ...plain, ...drawnItems(schema) };
  if (schema.type !== "object") return plain;
  return { ...plain, ...drawnFields(schema, value, omit) };
}

function drawnItems({ items, prefixItems }: JsonRecord): RJSFSchema {
  const rest = isRecord(items) ? drawn(items) : {};
  if (Array.isArray(prefixItems)) {
    return { items: prefixItems.filter(isRecord).map((one) => drawn(one)), additionalItems: rest };
  }
  // rjsf renders these as checkboxes.
  return rest.enum ? { items: rest, uniqueItems: true } : { items: rest };
}

function drawnFields(schema: JsonRecord, value: Json | undefined, omit: string[]): RJSFSchema {
  const fields = propertiesOf(schema)
    .filter(([key, one]) => !omit.includes(key) && one.readOnly !== true && key !== "kind")
    .map(([key, one]): [string, RJSFSchema] => {
      const { const: fixed, ...others } = one;
      const isSwitch = typeof fixed === "boolean";
      const below = isRecord(value) ? value[key] : undefined;
      return [
        key,
        isSwitch ? { ...drawn(others), type: "boolean" } : drawn(meant(one, below), below),
      ];
    });
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const { additionalProperties: itemSchema, propertyNames: names } = schema;
  const fixedNames = isRecord(names) && Array.isArray(names.enum) ? names.enum.map(String) : [];
  if (isRecord(itemSchema)) {
    for (const name of fixedNames) fields.push([name, drawn(itemSchema)]);
  }
  return {
    properties: Object.fromEntries(fields),
    required: required.filter((key) => fields.some(([name]) => name === key)),
    ...(isRecord(itemSchema) && fixedNames.length === 0
      ? { additionalProperties: drawn(itemSchema) }
      : {}),
  };
}
