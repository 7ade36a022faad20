import type { ListDefinition } from "../list-definition.ts";
import { countWords, shownNumber } from "../words.ts";

interface Counts {
  definition: Pick<ListDefinition<unknown>, "one" | "many">;
  loaded: number;
  /** Undefined without a search. */
  matchCount: number | undefined;
  hasMore: boolean;
  /** More of what is searched is on its way. */
  isSearching: boolean;
  /** What those are that are loaded. */
  place: "newest" | "first";
  total: { count: number; atLeast: boolean } | undefined;
}

/** Also what a screen reader announces. */
export function listSummary({
  definition,
  loaded,
  matchCount,
  hasMore,
  isSearching,
  place,
  total,
}: Counts): string {
  if (isSearching) return `Searching... ${shownNumber(matchCount ?? 0)} found so far`;
  if (!hasMore) {
    const all = countWords(loaded, definition);
    return matchCount === undefined ? all : `${shownNumber(matchCount)} of ${all} found`;
  }
  const counted = total && Math.max(total.count, loaded);
  const whole = counted === undefined ? undefined : countWords(counted, definition, total?.atLeast);
  const part = whole
    ? `${place} ${shownNumber(loaded)} of ${whole}`
    : `${place} ${countWords(loaded, definition)}`;
  if (matchCount !== undefined) return `${shownNumber(matchCount)} found in the ${part}`;
  return `The ${part}${whole ? "" : "; there are more"}`;
}
