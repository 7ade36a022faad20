import { isDeepStrictEqual } from "node:util";
import { type Document, isNode } from "yaml";
import { z } from "zod";
import { yamlText } from "../../publish/content/yaml-form.ts";
import { joined, openYaml, partsOf } from "../content-text.ts";
import type { Json } from "../editing-api.ts";
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
