import type { NamedPage } from "../content/content.ts";
import { textFields } from "../content/text-fields.ts";

/** Fields that hold words for the reader; the rest are names, links and settings. */
const shown = new Set([
  ...["eyebrow", "heading", "intro", "title", "text", "label", "alt", "note", "quote"],
  ...["question", "answer", "badge", "subtitle", "value"],
]);
/** Lists of texts, whose items have a number as key. */
const shownLists = /\.(paragraphs|points|items)\.\d+$/;

/** A page's own words in order: in lower case, without the name of its town. */
export function ownWords({ sections, city }: NamedPage): string[] {
  const town = city?.town.toLowerCase();
  const texts = textFields({ sections })
    .filter(({ field, key }) => shown.has(key) || shownLists.test(field))
    .map(({ text }) => text.toLowerCase());
  const words = texts.join(" . ");
  return (town ? words.replaceAll(town, "town") : words).match(/[a-z0-9$%]+|\./g) ?? [];
}

/** Runs of three words, as a set. */
function shingles(words: string[]): Set<string> {
  return new Set(
    words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`),
  );
}

/** The share of runs of three words that two texts have in common (Jaccard index), from 0 to 1. */
export function similarity(one: string[], other: string[]): number {
  const [first, second] = [shingles(one), shingles(other)];
  const common = [...first].filter((run) => second.has(run)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 1 : common / all;
}
