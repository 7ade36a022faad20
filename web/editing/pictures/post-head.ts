import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { yamlText } from "../../publish/content/yaml-form.ts";
import type { FileChange } from "../file-change.ts";
import { PictureRefused } from "./picture-refused.ts";

/** A post with a change in its head; its body stays byte for byte as it is. */
export function postHead(
  contentFolder: string,
  file: string,
  change: (document: Document) => void,
): FileChange {
  const text = readFileSync(join(contentFolder, file), "utf8");
  const [, head, rest] = /^\uFEFF?---\r?\n([\s\S]*?)^(---[ \t]*\r?$[\s\S]*)/m.exec(text) ?? [];
  if (head === undefined) {
    throw new PictureRefused(
      `The head of web/content/${file} can't be read: it stands between two lines of three hyphens.`,
    );
  }
  const document: Document = parseDocument(head);
  change(document);
  return { file, text: `---\n${yamlText(document)}${rest}` };
}
