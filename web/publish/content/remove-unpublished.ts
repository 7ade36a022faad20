import type { Problem } from "./problem.ts";
import { marksIn } from "./unpublished-marks.ts";

/** Lists whose entries can be removed without a gap in the words around them. */
const lists = new Set(["badges", "points", "bullets", "items", "work", "figures", "rows", "cards"]);
/** Single words of a card or plan that can be removed the same way. */
const words = new Set(["badge"]);

interface TakenOut {
  value: unknown;
  /** The fields of the removed texts. */
  gone: string[];
  /** Texts that still use an unpublished claim. */
  problems: Problem[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether any text below a value uses an unpublished claim. */
export function isMarked(value: unknown): boolean {
  return marksIn(JSON.stringify(value)).length > 0;
}

/** A card with a link is about more than the claim: its words have to be changed. */
const mayGo = (item: unknown) => isMarked(item) && !(isRecord(item) && "link" in item);

const below = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key));

function walk(node: unknown, path: string, list: string, gone: string[]): unknown {
  if (Array.isArray(node)) {
    return node.flatMap((item, index) => {
      const rest = walk(item, below(path, index), "", gone);
      if (!lists.has(list) || !mayGo(rest)) return [rest];
      gone.push(below(path, index));
      return [];
    });
  }
  if (!isRecord(node)) return node;
  const remaining = Object.entries(node).flatMap(([key, item]) => {
    const field = below(path, key);
    if (!words.has(key) || !isMarked(item)) return [[key, walk(item, field, key, gone)]];
    gone.push(field);
    return [];
  });
  return Object.fromEntries(remaining);
}

interface TextsOf {
  file: string;
  field?: string;
  /** The names of all claims. */
  claims: readonly string[];
}

/** A problem for each text below a value that uses an unpublished claim. */
export function markProblems(value: unknown, { file, field = "", claims }: TextsOf): Problem[] {
  if (typeof value === "string") {
    return marksIn(value).map((index) => ({
      file,
      field,
      message: `{{claims.${claims[index]}}} is in these words, but claims.yaml says publish: no for it. Change the words so that they don't promise it.`,
    }));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    markProblems(item, { file, field: below(field, key), claims }),
  );
}

/** Removes what it can of the texts that use unpublished claims from a value; the rest stays as it is. */
export function removeUnpublished(value: unknown, texts: TextsOf): TakenOut {
  if (!isMarked(value)) return { value, gone: [], problems: [] };
  const gone: string[] = [];
  const remaining = walk(value, texts.field ?? "", "", gone);
  const went = (field: string) => gone.some((one) => field === one || field.startsWith(`${one}.`));
  const problems = markProblems(value, texts).filter(({ field }) => !went(field));
  return { value: remaining, gone, problems };
}
