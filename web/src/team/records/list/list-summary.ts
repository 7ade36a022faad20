import type { ListDefinition } from "../list-definition.ts";
import { countWords, shownNumber } from "../words.ts";

interface Counts {
  definition: Pick<ListDefinition<unknown>, "one" | "many" | "beginnings">;
  loaded: number;
  /** The count is undefined without a search. */
  matchCount: number | undefined;
  hasMore: boolean;
  isCut: boolean;
  /** More rows to search are on their way. */
  isSearching: boolean;
  /** The matches have older rows, too. */
  hasOlder: boolean;
  /** The word for the rows that are loaded. */
  order: "newest" | "first";
  total: { count: number; atLeast: boolean } | undefined;
}

export function listSummary(counts: Counts): string {
  const { definition, loaded, matchCount, hasMore, isCut, isSearching, hasOlder, order, total } =
    counts;
  if (isSearching) return `Searching... ${shownNumber(matchCount ?? 0)} found so far`;
  if (!hasMore && !isCut) {
    const all = countWords(loaded, definition);
    return matchCount === undefined ? all : `${shownNumber(matchCount)} of ${all} found`;
  }
  const counted = total && Math.max(total.count, loaded);
  const whole = counted === undefined ? undefined : countWords(counted, definition, total?.atLeast);
  const part = whole
    ? `${order} ${shownNumber(loaded)} of ${whole}`
    : `${order} ${countWords(loaded, definition)}`;
  if (matchCount !== undefined) {
    const older = hasOlder
      ? `, and in older ones where ${definition.beginnings} begins with it`
      : "";
    return `${shownNumber(matchCount)} found in the ${part}${older}`;
  }
  return `The ${part}${whole ? "" : `; there ${hasMore ? "are" : "may be"} more`}`;
}
