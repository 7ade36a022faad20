import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { yamlText } from "../../publish/content/yaml-form.ts";
import { joined, partsOf } from "../content-text.ts";
import type { FileChange } from "../file-change.ts";
import { PictureError } from "./picture-error.ts";

function checkedParts(file: string, text: string) {
  try {
    return partsOf(file, text);
  } catch {
    throw new PictureError(
      `The head of web/content/${file} can't be read: it must be between two lines of three hyphens.`,
    );
  }
}

/** Returns a post with a change in its front matter. Its body stays the same, byte for byte. */
export function postHead(
  contentFolder: string,
  file: string,
  change: (document: Document) => void,
): FileChange {
  const text = readFileSync(join(contentFolder, file), "utf8");
  const parts = checkedParts(file, text);
  const document: Document = parseDocument(parts.yaml);
  change(document);
  return { file, text: joined({ ...parts, yaml: yamlText(document) }, text) };
}
