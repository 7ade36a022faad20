import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { yamlIn } from "../publish/content/content-text.ts";
import { parseYaml } from "../publish/content/read-yaml.ts";
import { yamlText } from "../publish/content/yaml-form.ts";
import { joined, partsOf } from "./front-matter.ts";

/** A content file as it will be. Nothing is written yet, so several files change together or not at all. */
export interface FileChange {
  /** The path from the content folder, such as `pages/home.yaml`. */
  file: string;
  text: string | Buffer;
}

/**
 * Returns a YAML file, or a post, with a change in its fields. Every other line stays as it is, and so do comments.
 * @throws for a post without front matter, and ContentProblem for YAML that can't be read
 */
export function changedYaml(
  contentFolder: string,
  file: string,
  change: (document: Document) => void,
): FileChange {
  const path = join(contentFolder, file);
  const text = readFileSync(path, "utf8");
  const parts = partsOf(file, text);
  parseYaml(yamlIn(file, text), path);
  const document: Document = parseDocument(parts.yaml);
  change(document);
  return { file, text: joined({ ...parts, yaml: yamlText(document) }, text) };
}

export function writeChanges(contentFolder: string, changes: readonly FileChange[]): void {
  for (const { file, text } of changes) {
    const path = join(contentFolder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
