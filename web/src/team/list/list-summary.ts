import type { ListNoun } from "./list-noun.ts";
import { countWords } from "./words.ts";

interface Counts {
  noun: Pick<ListNoun<unknown>, "one" | "many">;
  loaded: number;
  /** Of the loaded ones, how many the search finds; undefined without a search. */
  found: number | undefined;
  hasMore: boolean;
  total: { count: number; atLeast: boolean } | undefined;
}

/** What is shown of how many, in words; also what a screen reader announces. */
export function listSummary({ noun, loaded, found, hasMore, total }: Counts): string {
  if (!hasMore) {
    const all = countWords(loaded, noun);
    return found === undefined ? all : `${found} of ${all} found`;
  }
  const counted = total && Math.max(total.count, loaded);
  const whole = counted === undefined ? undefined : countWords(counted, noun, total?.atLeast);
  const newest = whole ? `newest ${loaded} of ${whole}` : `newest ${countWords(loaded, noun)}`;
  if (found !== undefined) return `${found} found in the ${newest}`;
  return `The ${newest}${whole ? "" : "; there are more"}`;
}
