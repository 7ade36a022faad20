import { isDeepStrictEqual } from "node:util";
import { type Document, isNode } from "yaml";
import { z } from "zod";
import { yamlText } from "../../publish/content/yaml-form.ts";
import type { Json, RestoreWhat } from "../editing-api.ts";
import { joined, openYaml, partsOf } from "../front-matter.ts";
import { valueAt, withValueAt } from "../values.ts";
import { setValue } from "./set-value.ts";

/** The fields of a document as plain values. */
export function plainValue(document: Document): Json {
  return z.json().parse(isNode(document.contents) ? document.toJS() : null);
}

/** Returns the YAML with another value. It sets only what differs, so comments, order and all other lines stay. */
function changedYaml(yaml: string, value: Json): string {
  const document = openYaml(yaml);
  if (isDeepStrictEqual(plainValue(document), value)) return yaml;
  setValue(document, value);
  const changed = yamlText(document);
  if (isDeepStrictEqual(plainValue(openYaml(changed)), value)) return changed;
  throw new Error("The file would not read back as it was meant.");
}

/** The text of a content file with other values and, for a post, another body. */
export function changedText(
  name: string,
  text: string,
  wanted: { value: Json; body?: string | undefined },
): string {
  const parts = partsOf(name, text);
  const yaml = changedYaml(parts.yaml, wanted.value);
  return joined({ ...parts, yaml, body: wanted.body ?? parts.body ?? "" }, text);
}

const fieldsOf = (name: string, text: string) => plainValue(openYaml(partsOf(name, text).yaml));

/** Returns a file with one part as it was released. It stays as it is if a version, or the part in both, is missing. */
export function restoredText(
  name: string,
  { now, released }: { now: string | undefined; released: string | undefined },
  what: Exclude<RestoreWhat, "file">,
): string | undefined {
  if (now === undefined || released === undefined) return now;
  const value = fieldsOf(name, now);
  if (what === "body") return changedText(name, now, { value, body: partsOf(name, released).body });
  const part = valueAt(fieldsOf(name, released), what);
  if (part === undefined && valueAt(value, what) === undefined) return now;
  return changedText(name, now, { value: withValueAt(value, what, part) ?? null });
}
