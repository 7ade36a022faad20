import { useEffect, useRef } from "react";
import type { LiveList } from "./use-list-feed.ts";

export const searchStep = 500;
/** The number of rows after which a search stops by itself. It limits the cost. */
const searchedMost = 5000;

type Feed = Omit<LiveList<unknown>, "source" | "included" | "include" | "find">;

/**
 * Loads more rows while there is a search, until all are loaded or as many as one search may read. Afterward, the list
 * is as short as when it was opened.
 * @returns whether there are more to come.
 */
export function useWholeSearch(feed: Feed, isSearch: boolean): boolean {
  const { rows, hasMore, loadingMore, error, loadMore, restart } = feed;
  const isLonger = useRef(false);
  const goesOn = isSearch && hasMore && error === undefined && rows.length < searchedMost;

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a restart, more is loaded only once there are rows
  useEffect(() => {
    if (goesOn) {
      isLonger.current = true;
      loadMore(searchStep);
    } else if (!isSearch && isLonger.current) {
      isLonger.current = false;
      restart();
    }
  }, [goesOn, isSearch, rows, loadMore, restart]);

  return goesOn || (isSearch && loadingMore);
}
