import type { ListDefinition } from "./list-definition.ts";
import { countWords } from "./words.ts";

interface Counts {
  definition: Pick<ListDefinition<unknown>, "one" | "many">;
  loaded: number;
  /** Undefined without a search. */
  matchCount: number | undefined;
  hasMore: boolean;
  total: { count: number; atLeast: boolean } | undefined;
}

/** Also what a screen reader announces. */
export function listSummary({ definition, loaded, matchCount, hasMore, total }: Counts): string {
  if (!hasMore) {
    const all = countWords(loaded, definition);
    return matchCount === undefined ? all : `${matchCount} of ${all} found`;
  }
  const counted = total && Math.max(total.count, loaded);
  const whole = counted === undefined ? undefined : countWords(counted, definition, total?.atLeast);
  const newest = whole
    ? `newest ${loaded} of ${whole}`
    : `newest ${countWords(loaded, definition)}`;
  if (matchCount !== undefined) return `${matchCount} found in the ${newest}`;
  return `The ${newest}${whole ? "" : "; there are more"}`;
}
