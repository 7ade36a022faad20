import type { ListDefinition } from "./list-definition.ts";
import { countWords } from "./words.ts";

interface Counts {
  definition: Pick<ListDefinition<unknown>, "one" | "many">;
  loaded: number;
  /** Of the loaded ones, how many the search finds; undefined without a search. */
  found: number | undefined;
  hasMore: boolean;
  total: { count: number; atLeast: boolean } | undefined;
}

/** What is shown of how many, in words; also what a screen reader announces. */
export function listSummary({ definition, loaded, found, hasMore, total }: Counts): string {
  if (!hasMore) {
    const all = countWords(loaded, definition);
    return found === undefined ? all : `${found} of ${all} found`;
  }
  const counted = total && Math.max(total.count, loaded);
  const whole = counted === undefined ? undefined : countWords(counted, definition, total?.atLeast);
  const newest = whole
    ? `newest ${loaded} of ${whole}`
    : `newest ${countWords(loaded, definition)}`;
  if (found !== undefined) return `${found} found in the ${newest}`;
  return `The ${newest}${whole ? "" : "; there are more"}`;
}
