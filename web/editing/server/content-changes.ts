import { locationWords } from "../../publish/content/location-words.ts";
import { type Changes, isRecord, type Json, type Path } from "../editing-api.ts";
import { openYaml, partsOf } from "../front-matter.ts";
import { isSame, valueAt } from "../values.ts";
import { plainValue } from "./changed-text.ts";
import { kindOfFile, schemaOf } from "./content-files.ts";
import { labelOf } from "./read-content-file.ts";
import type { Releases } from "./releases.ts";
import { hashOf, storedBytes } from "./stored-file.ts";

interface ValueChange {
  path: Path;
  before: Json | undefined;
  after: Json | undefined;
}

/** The smallest parts in which two values differ; for lists of different lengths, the whole list. */
function valueChanges(
  before: Json | undefined,
  after: Json | undefined,
  path: Path = [],
): ValueChange[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => valueChanges(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, index) => valueChanges(before[index], item, [...path, index]));
  }
  return [{ path, before, after }];
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type ChangedFile = Changes["files"][number];

function changesIn(name: string, before: string, after: string): ChangedFile["changes"] {
  try {
    const [old, now] = [before, after].map((text) => partsOf(name, text));
    const [oldValue, value] = [old, now].map((parts) => plainValue(openYaml(parts?.yaml ?? "")));
    const fields = valueChanges(oldValue, value).map(({ path, ...values }) => ({
      what: path,
      where: capitalized(
        locationWords(
          path,
          valueAt(value ?? null, path) === undefined ? oldValue : value,
          schemaOf(name),
        ).join(", "),
      ),
      ...values,
    }));
    if (old?.body === now?.body) return fields;
    const texts = { before: old?.body ?? "", after: now?.body ?? "" };
    return [...fields, { what: "body", where: "Text of the post", ...texts }];
  } catch {
    return [{ what: "file", where: "The whole file" }];
  }
}

/** What has changed in a content folder since it was last released. */
export async function contentChanges(folder: string, releases: Releases): Promise<Changes> {
  const release = await releases.last();
  if (!release) {
    const why =
      "What changed can't be told, because git doesn't know this folder, or isn't installed.";
    return { since: null, why, files: [] };
  }
  const files: ChangedFile[] = [];
  for (const name of await releases.changedFiles(release)) {
    const isPicture = name.startsWith("pictures/");
    if (!isPicture && !kindOfFile(name)) continue;
    const stored = storedBytes(folder, name);
    const [now, before] = [stored, await releases.bytesOf(name)].map((bytes) =>
      bytes?.toString("utf8"),
    );
    const file = {
      name,
      label: isPicture ? name : labelOf(name, now ?? before),
      hash: hashOf(stored),
    };
    if (isPicture) files.push({ ...file, kind: "picture", changes: [] });
    else if (now === undefined) files.push({ ...file, kind: "removed", changes: [] });
    else if (before === undefined) files.push({ ...file, kind: "added", changes: [] });
    else files.push({ ...file, kind: "changed", changes: changesIn(name, before, now) });
  }
  return { since: release.label, files };
}
