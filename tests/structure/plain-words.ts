import type { SourceFile } from "./source-files.ts";

/** Words that make an American reader stop, each with the one that reads on. */
const stumbles: readonly (readonly [says: string, better: string])[] = [
  ["afterwards", "afterward"],
  ["all the same", "anyway"],
  ["amongst", "among"],
  ["anew", "again"],
  ["begun(?!-)", "started"],
  ["besides", "in addition to"],
  ["hereby", "with this"],
  ["meanwhile", "in the meantime"],
  ["mend(?:s|ed|ing)?", "fix"],
  ["thereby", "so"],
  ["thus", "so"],
  ["towards", "toward"],
  ["whilst", "while"],
  ["who(?:m|so)?ever", "anybody who"],
];

const rules = stumbles.map(([says, better]) => ({
  pattern: new RegExp(`\\b${says}\\b`, "gi"),
  better,
}));

const codeInText = /`[^`]*`/g;
const codeBlocks = /^```[\s\S]*?^```/gm;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|^\s*# .*$/gm;

/** Returns a document, or the comments of a program. */
export function textForPeople({ path, text }: SourceFile): string {
  return path.endsWith(".md") ? text : (text.match(comment) ?? []).join("\n");
}

/** Returns what a document or the comments of a program say, without the code in them. */
export function proseOf(file: SourceFile): string {
  return textForPeople(file).replaceAll(codeBlocks, "").replaceAll(codeInText, "");
}

/** Returns a sentence for each such word in the prose. */
export function stumblesIn(prose: string): string[] {
  return rules.flatMap(({ pattern, better }) =>
    [...new Set(prose.match(pattern) ?? [])].map((found) => `says “${found}”. Say “${better}”.`),
  );
}
