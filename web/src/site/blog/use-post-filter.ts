import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { filterIn, noFilter, type PostFilter, withFilter } from "./post-filter.ts";
import { useHydrating } from "./use-hydrating.ts";

/** Marks the addresses that the filter itself has written. */
const ownMark = "post-filter";

/**
 * The filter, kept in the address so that it survives back, reload and sharing. The search box belongs to
 * the browser: nothing writes into it while someone types, so the caret stays where it is.
 */
export function usePostFilter(searchBox: RefObject<HTMLInputElement | null>) {
  const hydrating = useHydrating();
  const location = useLocation();
  const navigation = useNavigationType();
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState(() => (hydrating ? noFilter : filterIn(address)));
  const latest = useRef(filter);
  const seenPlace = useRef<string>(undefined);

  const apply = (next: PostFilter) => {
    latest.current = next;
    setFilter(next);
  };

  /** Typing replaces the address, a category is a step that Back takes back. */
  const change = (changes: Partial<PostFilter>) => {
    const next = { ...latest.current, ...changes };
    const replace = changes.category === undefined;
    apply(next);
    // The browser is at another address already, the next page on its way: a new address for this one
    // would call it off.
    if (window.location.pathname !== location.pathname) return;
    try {
      setAddress((now) => withFilter(now, next), { replace, state: ownMark });
    } catch {
      // Safari refuses more than a hundred new addresses in half a minute; the filter works without.
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place in the history counts
  useEffect(() => {
    const isFirst = seenPlace.current === undefined;
    if (seenPlace.current === location.key) return;
    seenPlace.current = location.key;
    if (!isFirst && navigation !== "POP" && location.state === ownMark) return;
    const box = searchBox.current;
    const wanted = filterIn(address);
    // Typed before this script was there.
    if (isFirst && box && box.value !== "" && wanted.search === "") {
      change({ ...wanted, search: box.value });
      return;
    }
    if (box) box.value = wanted.search;
    apply(wanted);
  }, [location.key]);

  return { filter, change };
}
