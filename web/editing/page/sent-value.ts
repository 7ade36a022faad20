import { type ContentFile, isRecord, type Json } from "../editing-api.ts";
import { fieldsOfOtherVariants } from "./form/fields-schema.ts";

/** Whether this is what a form leaves behind when nothing was chosen: it means the same as no field at all. */
const saysNothing = (value: Json | undefined) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

function pruned(value: Json, base: Json | undefined): Json {
  if (Array.isArray(value)) {
    const old = Array.isArray(base) ? base : [];
    // A list entry whose text was deleted stays in its place, and the check reports it.
    return value.map((item, index) => pruned(item ?? "", old[index]));
  }
  if (!isRecord(value)) return value;
  const old = isRecord(base) ? base : {};
  const entries = Object.entries(value).filter(
    ([key, item]) => item !== undefined && !(saysNothing(item) && !Object.hasOwn(old, key)),
  );
  return Object.fromEntries(entries.map(([key, item]) => [key, pruned(item, old[key])]));
}

/** The value to write: what was read, what was typed, and nothing else. */
export function sentValue({ schema, value: base }: ContentFile, value: Json): Json {
  const all = pruned(value, base);
  if (!isRecord(all)) return all;
  const foreign = fieldsOfOtherVariants(schema, all);
  return Object.fromEntries(Object.entries(all).filter(([key]) => !foreign.includes(key)));
}
