import { voiceExempt } from "./voice-exempt.ts";
import { voiceWords } from "./voice-words.ts";

/** Longer sentences lose a reader on a phone. */
const mostWords = 28;

const words = voiceWords.map(({ says, better }) => ({
  pattern: new RegExp(`(?<![\\w'’-])(?:${says})(?![\\w'’-])`, "gi"),
  better,
}));

const contraction =
  /\w['’](?:re|ll|ve|d|m|t)\b|\b(?:it|that|here|there|what|let|who|he|she)['’]s\b/i;

/** A value that is filled in later counts as one word. Words that others gave are not ours to change. */
function ownWords(text: string): string {
  const own = voiceExempt.reduce((rest, given) => rest.replaceAll(given, ""), text);
  return own.replaceAll(/\{\{?[^{}]*\}\}?/g, "0");
}

/** A stop, with the closing quotation mark or bracket after it, before the next sentence. */
const stop = /(?<=[.!?…]["'”’)]?)\s+|\n{2,}/;

const wordCount = (sentence: string) => sentence.match(/[\p{L}\p{N}$][^\s]*/gu)?.length ?? 0;

/** What a neighbor would say differently in the text, in sentences. */
export function voiceMessages(text: string): string[] {
  const own = ownWords(text);
  const said = words.flatMap(({ pattern, better }) =>
    [...new Set(own.match(pattern) ?? [])].map((found) => `says “${found}”. Say “${better}”.`),
  );
  const long = own
    .split(stop)
    .map((sentence) => ({ sentence: sentence.trim(), count: wordCount(sentence) }))
    .filter(({ count }) => count > mostWords)
    .map(
      ({ sentence, count }) =>
        `the sentence “${sentence.slice(0, 40)}…” has ${count} words. Make two of it (${mostWords} words at most).`,
    );
  return [...said, ...long];
}

/** Whether the text says anything the way people say it: one "don't" or "we'll" is enough. */
export const hasContraction = (text: string) => contraction.test(text);

/** How many words the text has. */
export const wordsIn = (text: string) => wordCount(ownWords(text));
