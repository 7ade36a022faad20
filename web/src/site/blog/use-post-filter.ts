import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { useRested } from "../../ui/use-rested.ts";
import { filterIn, noFilter, type PostFilter, withFilter } from "./post-filter.ts";

/** Marks the addresses that the filter itself has written. */
export const ownMark = "post-filter";

/** Keeps the filter in the address. Nothing writes into the search box while someone types, so the caret stays put. */
export function usePostFilter(searchBox: RefObject<HTMLInputElement | null>) {
  const location = useLocation();
  const navigation = useNavigationType();
  const [address, setAddress] = useSearchParams();
  const [filter, setFilter] = useState(noFilter);
  const latest = useRef(filter);
  const seenUrl = useRef<string>(undefined);

  const apply = (next: PostFilter) => {
    latest.current = next;
    setFilter(next);
  };

  const write = ({ replace }: { replace: boolean }) =>
    setAddress((current) => withFilter(current, latest.current), { replace, state: ownMark });
  const rested = useRested(write);

  /** Typing replaces the address; a category is a step that Back undoes. */
  const change = (changes: Partial<PostFilter>) => {
    const isStep = changes.category !== undefined;
    if (isStep) rested.now();
    apply({ ...latest.current, ...changes });
    if (isStep) write({ replace: false });
    else rested.later({ replace: true });
  };

  // This runs before the paint: the first rendering is that of the build, which knows no filter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place in the history counts
  useLayoutEffect(() => {
    const isFirst = seenUrl.current === undefined;
    if (seenUrl.current === location.key) return;
    seenUrl.current = location.key;
    if (!isFirst && navigation !== "POP" && location.state === ownMark) return;
    const box = searchBox.current;
    const wanted = filterIn(address);
    const typedEarly = isFirst && wanted.search === "";
    if (box && !typedEarly) box.value = wanted.search;
    apply(wanted);
  }, [location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text came before this script, so this runs once
  useEffect(() => {
    const typed = searchBox.current?.value ?? "";
    if (typed !== filter.search) change({ search: typed });
  }, []);

  return { filter, change };
}
