import type { Problem } from "./problem.ts";
import { textFields } from "./text-fields.ts";

/** Lists whose entries can be removed without a gap in the words around them. */
const lists = new Set(["badges", "points", "bullets", "items", "work", "figures", "rows", "cards"]);
/** Single words of a card, plan or row that can be removed the same way. */
const words = new Set(["badge"]);

/** A claim with `publish: no` keeps its placeholder (placeholder-values.ts); all others are filled. */
const unpublished = /\{\{claims\.[^{}]+\}\}/g;

/** The unpublished claims that a text uses, as placeholders. */
const unpublishedIn = (text: string) => [...new Set(text.match(unpublished))];

/** Whether any text below a value uses an unpublished claim. */
export function usesUnpublished(value: unknown): boolean {
  return unpublishedIn(JSON.stringify(value)).length > 0;
}

/** What to do about a text that uses unpublished claims, in a sentence for each. */
export function unpublishedMessages(text: string): string[] {
  return unpublishedIn(text).map(
    (claim) =>
      `${claim} is in these words, but claims.yaml says publish: no for it. Change the words so that they don't promise it.`,
  );
}

/** A problem for each text below a value that uses an unpublished claim. */
export function unpublishedProblems(value: unknown, file: string, below = ""): Problem[] {
  return textFields(value, below).flatMap(({ field, text }) =>
    unpublishedMessages(text).map((message) => ({ file, field, message })),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A card with a link is about more than the claim: its words have to be changed. */
const mayGo = (item: unknown) => usesUnpublished(item) && !(isRecord(item) && "link" in item);

/** Returns what is left of a value at a path, and adds the fields of the rest to `gone`. */
function remaining(node: unknown, path: string, list: string, gone: string[]): unknown {
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key));
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => {
      const rest = remaining(item, below(index), "", gone);
      if (!lists.has(list) || !mayGo(rest)) return [rest];
      gone.push(below(index));
      return [];
    });
  }
  if (!isRecord(node)) return node;
  const entries = Object.entries(node).flatMap(([key, item]) => {
    if (!words.has(key) || !usesUnpublished(item)) {
      return [[key, remaining(item, below(key), key, gone)]];
    }
    gone.push(below(key));
    return [];
  });
  return Object.fromEntries(entries);
}

/**
 * Removes what it can of the texts below a value that use unpublished claims, and names their fields (`gone`); the rest
 * stays as it is, with a problem for each. `field` is the value's own place in the file.
 */
export function removeUnpublished(value: unknown, file: string, field = "") {
  const gone: string[] = [];
  const left = remaining(value, field, "", gone);
  const problems = unpublishedProblems(value, file, field).filter(
    (problem) => !gone.some((one) => `${problem.field}.`.startsWith(`${one}.`)),
  );
  return { value: left, gone, problems };
}
