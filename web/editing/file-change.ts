import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { yamlText } from "../publish/content/yaml-form.ts";

/** A content file as it will be. Nothing is written yet, so several files change together or not at all. */
export interface FileChange {
  /** The path from the content folder, such as `pages/home.yaml`. */
  file: string;
  text: string | Buffer;
}

/** Returns a YAML file with a change. Every other line stays as it is, and so do comments. */
export function changedYaml(
  contentFolder: string,
  file: string,
  change: (document: Document) => void,
): FileChange {
  const document: Document = parseDocument(readFileSync(join(contentFolder, file), "utf8"));
  change(document);
  return { file, text: yamlText(document) };
}

export function writeChanges(contentFolder: string, changes: readonly FileChange[]): void {
  for (const { file, text } of changes) {
    const path = join(contentFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
