import { isMap, isScalar, isSeq } from "yaml";
import { textOfFile, yamlIn } from "./content-text.ts";
import { schemaOfFile } from "./file-schemas.ts";
import { documentName, locationWords } from "./location-words.ts";
import type { Problem } from "./problem.ts";
import { valueAt } from "./value-at.ts";
import { readYamlText } from "./yaml-problems.ts";

interface Source {
  text: string;
  yaml: ReturnType<typeof readYamlText>;
}

/** The path to a field, with numbers where the content has lists. */
function pathOf(field: string, value: unknown): (string | number)[] {
  const parts = field ? field.split(".") : [];
  return parts.map((part, index) => {
    const isInList = Array.isArray(valueAt(value, parts.slice(0, index)));
    return isInList && /^\d+$/.test(part) ? Number(part) : part;
  });
}

/** The start and end of a field in the file; for a missing field, those of the place where it is missing. */
function rangeOf({ yaml: { document } }: Source, path: readonly (string | number)[]) {
  let node: unknown = document.contents;
  let range: [number, number] | undefined;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const next: unknown = isSeq(node) ? node.items[Number(key)] : pair?.value;
    const start = startOf(pair?.key ?? next);
    if (start === undefined) break;
    node = next;
    range = [start, endOf(node) ?? start];
  }
  return range;
}

const rangeIn = (node: unknown) =>
  isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
const startOf = (node: unknown) => rangeIn(node)?.[0];
const endOf = (node: unknown) => rangeIn(node)?.[1];

/** Words of the file that a message quotes. */
const quotes = /\{\{[^}]*\}\}|“([^”]+)”|"([^"]+)"/g;

function lineOf(source: Source, path: readonly (string | number)[], message: string) {
  const range = rangeOf(source, path);
  if (path.length > 0 && !range) return;
  const [start, end] = range ?? [0, source.text.length];
  const written = source.text.slice(start, end);
  const found = [...message.matchAll(quotes)]
    .map(([whole, one, other]) => written.indexOf(one ?? other ?? whole))
    .find((index) => index >= 0);
  if (found === undefined && path.length === 0) return;
  return source.text.slice(0, start + (found ?? 0)).split("\n").length;
}

/** Adds to each problem of a content file its line, and its field as the owner sees it. */
export function locatedProblems(
  problems: readonly Problem[],
  textOf: (file: string) => string | undefined = textOfFile,
): Problem[] {
  const sources = new Map<string, Source | undefined>();
  return problems.map((problem) => {
    const { file, field, message } = problem;
    if (!sources.has(file)) {
      const text = textOf(file);
      sources.set(
        file,
        text === undefined ? undefined : { text, yaml: readYamlText(yamlIn(file, text)) },
      );
    }
    const source = sources.get(file);
    if (!source || problem.location !== undefined) return problem;
    const { value } = source.yaml;
    const path = pathOf(field, value);
    const words = [documentName(file, value), ...locationWords(path, value, schemaOfFile(file))];
    return {
      ...problem,
      line: problem.line ?? lineOf(source, path, message),
      location: words.join(", "),
    };
  });
}
