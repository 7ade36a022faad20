import type { Change } from "./rules-tokens.ts";

const classItem = /\\\\[px]\{[^}]*\}|\\\\.|[^\]]/g;

/** A match with its place in the source; the searched part begins at `from`. */
const placed = (match: RegExpExecArray, from: number): Change => ({
  start: from + match.index,
  end: from + match.index + match[0].length,
  text: match[0],
});

/** The next (`by` 1) or last (-1) character, in the notation the rules use for it. */
function neighbor(item: string, by: 1 | -1): string {
  const code = item.match(/^\\\\x\{([0-9A-F]+)\}$/)?.[1];
  if (code === undefined) return String.fromCodePoint((item.codePointAt(0) ?? 0) + by);
  return `\\\\x{${(Number.parseInt(code, 16) + by).toString(16).toUpperCase()}}`;
}

/** Removes one member, or lets a range begin later or end earlier. */
function classChanges(source: string, start: number, end: number): Change[] {
  const from = source[start] === "^" ? start + 1 : start;
  const items = [...source.slice(from, end).matchAll(classItem)].map((match) =>
    placed(match, from),
  );
  const changes: Change[] = [];
  let members = 0;
  for (let index = 0; index < items.length; members += 1) {
    const [first, dash, last] = items.slice(index, index + 3);
    if (!first) break;
    const isRange = dash?.text === "-" && last !== undefined;
    changes.push({ start: first.start, end: (isRange ? last : first).end, text: "" });
    if (isRange) {
      changes.push({ ...first, text: neighbor(first.text, 1) });
      changes.push({ ...last, text: neighbor(last.text, -1) });
    }
    index += isRange ? 3 : 1;
  }
  return members > 1 ? changes : changes.filter(({ text }) => text !== "");
}

/** Makes counts one higher or lower, swaps `+` and `*`, and removes `+`, `*` and `?`. */
function repeatChanges(source: string, start: number, end: number): Change[] {
  const text = source.slice(start, end);
  const others: Record<string, string[]> = { "+": ["*", ""], "*": ["+", ""], "?": [""] };
  const plain = others[text];
  if (plain) return plain.map((other) => ({ start, end, text: other }));
  return [...text.matchAll(/\d+/g)].flatMap((match) =>
    [Number(match[0]) - 1, Number(match[0]) + 1]
      .filter((count) => count >= 0)
      .map((count) => ({ ...placed(match, start), text: String(count) })),
  );
}

const piece = /\[(?:\\\\.|[^\]])*\]|\{[\d,]+\}|\\\\[px]\{[^}]*\}|\\\\.|./g;

/**
 * Every small change of a regular expression as the rules write it, with each backslash doubled: one member fewer in a
 * class, ranges that are shorter at either end, other counts, one alternative fewer. It never leaves an empty
 * alternative, because that would be a different change.
 */
export function patternMutants(source: string): Change[] {
  const changes: Change[] = [];
  // The places where the alternatives of each open group begin; the first is the whole pattern.
  const groups: number[][] = [[0]];
  const closeGroup = (end: number) => {
    const begins = groups.pop() ?? [];
    if (begins.length < 2) return;
    begins.forEach((start, index) => {
      const next = begins[index + 1];
      // An alternative goes with the bar after it, the last one with the bar before it.
      changes.push(next ? { start, end: next, text: "" } : { start: start - 1, end, text: "" });
    });
  };
  for (const match of source.matchAll(piece)) {
    const { 0: text, index } = match;
    const end = index + text.length;
    if (text === "(") groups.push([end]);
    else if (text === "|") groups.at(-1)?.push(end);
    else if (text === ")") closeGroup(index);
    else if (text.length > 1 && text.startsWith("[")) {
      changes.push(...classChanges(source, index + 1, end - 1));
    } else if (/^(\{[\d,]+\}|[+*?])$/.test(text))
      changes.push(...repeatChanges(source, index, end));
  }
  closeGroup(source.length);
  return changes;
}
