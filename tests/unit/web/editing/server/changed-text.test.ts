import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type Document, isCollection, isNode } from "yaml";
import { isRecord, type Json, type Path } from "#web/editing/editing-api.ts";
import { openYaml, partsOf } from "#web/editing/front-matter.ts";
import { changedText, plainValue } from "#web/editing/server/changed-text.ts";
import { contentNames } from "#web/editing/server/content-files.ts";
import { withValueAt } from "#web/editing/values.ts";
import { contentFolder } from "#web/publish/content-folder.ts";

/** Returns each text, number and boolean below a value. */
function scalarsIn(value: Json, path: Path = []): { path: Path; value: Json }[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => scalarsIn(item, [...path, index]));
  }
  if (!isRecord(value)) return [{ path, value }];
  return Object.entries(value).flatMap(([key, item]) => scalarsIn(item, [...path, key]));
}

/** Returns another value of the same kind that needs quotation marks where there were none. */
function another(value: Json): Json {
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : `${value}: "now" # not a comment`;
}

/** Returns a field in its file, or all fields in the same braces, because a line that gets too long is broken. */
function writtenAs(document: Document, path: Path): unknown {
  const around = path.map((_, index) => document.getIn(path.slice(0, index + 1), true));
  return around.find((node) => isCollection(node) && node.flow) ?? around.at(-1);
}

/** Returns the lines of a file without those of some fields. */
function linesWithout(yaml: string, document: Document, paths: Path[]): string[] {
  const lineAt = (offset: number) => yaml.slice(0, offset).split("\n").length - 1;
  const spans = paths.map((path) => {
    const node = writtenAs(document, path);
    const [start, end] = (isNode(node) ? node.range : null) ?? [0, 0];
    // The span begins at the field's name, because a value that gets too long begins on the next line.
    return [lineAt(yaml.slice(0, start).trimEnd().length), lineAt(end - 1)] as const;
  });
  return yaml.split("\n").filter((_, line) => {
    return !spans.some(([first, last]) => line >= first && line <= last);
  });
}

/** Neighbors never change together, so the test notices a change that spoils its neighbor. */
const rounds = 8;

describe.each(contentNames(contentFolder))("%s", (name) => {
  const text = readFileSync(join(contentFolder, name), "utf8");
  const { yaml, body } = partsOf(name, text);
  const document = openYaml(yaml);
  const value = plainValue(document);

  test("stays byte for byte the same when nothing is changed", () => {
    expect(changedText(name, text, { value })).toBe(text);
  });

  test("changes only the lines of changed fields and keeps all comments", () => {
    const scalars = scalarsIn(value);
    for (let round = 0; round < rounds; round += 1) {
      const chosen = scalars.filter((_, index) => index % rounds === round);
      const wanted = chosen.reduce<Json>((all, { path, value: old }) => {
        return withValueAt(all, path, another(old)) ?? null;
      }, value);
      const after = partsOf(name, changedText(name, text, { value: wanted }));
      expect(after.body).toBe(body);
      const changed = openYaml(after.yaml);
      expect(plainValue(changed)).toEqual(wanted);
      const paths = chosen.map(({ path }) => path);
      const unchanged = linesWithout(after.yaml, changed, paths);
      expect(unchanged).toEqual(linesWithout(yaml, document, paths));
    }
  });
});

test("keeps the comment behind a value that becomes another kind", () => {
  const yaml = "entries:\n  shop: on request # ask Bob\n";
  const value = { entries: { shop: { amount: 5 } } };
  const after = changedText("prices.yaml", yaml, { value });
  expect(after).toContain("# ask Bob");
  expect(plainValue(openYaml(after))).toEqual(value);
});
