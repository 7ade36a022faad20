import { useEffect, useState } from "react";
import { searchedStarts } from "#contract/search-keys";
import type { DocumentSource } from "../../store/company-documents.ts";
import { searchStep } from "./use-whole-search.ts";

const typingPauseMs = 300;

/** Always the same list, so that typing doesn't render the rows once more. */
const none: readonly never[] = [];

/** The part of a `LiveList` that this needs. */
interface Feed<Found> {
  source: Pick<DocumentSource, "collection">;
  include: (found: readonly Found[]) => void;
  find: (field: string, start: string, most: number) => Promise<readonly Found[]>;
}

/**
 * Adds rows that are too old to be loaded, if a name, an address or a number of theirs begins with the search.
 * @returns whether the rows for this search are there.
 */
export function useOlderMatches<Found>(
  { source, include, find }: Feed<Found>,
  search: string,
  isNeeded: boolean,
) {
  const [answered, setAnswered] = useState<string>();

  useEffect(() => {
    const starts = isNeeded ? searchedStarts(source.collection, search) : [];
    if (starts.length === 0) return include(none);
    let isCurrent = true;
    const most = Math.ceil(searchStep / starts.length);
    const clock = setTimeout(async () => {
      const asked = starts.map(([key, start]) => find(key, start, most));
      try {
        const found = (await Promise.all(asked)).flat();
        if (!isCurrent) return;
        include(found);
        setAnswered(search);
      } catch {
        // Without a network, or an answer, the status says that only the newest rows were searched.
      }
    }, typingPauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(clock);
    };
  }, [source, include, find, search, isNeeded]);

  return isNeeded && answered === search;
}
