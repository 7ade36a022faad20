import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import { yamlText } from "#web/publish/content/yaml-form.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

/** Returns the YAML of a content file: a post's front matter, or the whole file. */
function yamlOf(file: string): string {
  const text = readFileSync(join(contentFolder, file), "utf8");
  return file.endsWith(".md") ? (/^---\n([\s\S]*?)^---$/m.exec(text)?.[1] ?? "") : text;
}

const files = readdirSync(contentFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  /\.(yaml|md)$/.test(file),
);

test.each(files)("%s has the form that the editor writes", (file) => {
  const yaml = yamlOf(file);
  expect(yaml).not.toBe("");
  expect(yamlText(parseDocument(yaml))).toBe(yaml);
});
