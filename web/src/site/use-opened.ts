import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useRested } from "../ui/use-rested.ts";

/**
 * For a part of a page that is only a button until a visitor opens it, or follows a link that holds its state.
 * @param inQuery reads that state from an address's query; undefined where the query holds none.
 * @returns `start`, the state to begin with once it's open; `open`, which moves the focus to the part's first h3; `address`,
 * which gives the link that opens this part of the page with a query; `keep`, which puts it into the address bar.
 */
export function useOpened<State>(inQuery: (query: URLSearchParams) => State | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const read = useRef(inQuery);
  const [start, setStart] = useState<State>();
  useEffect(() => {
    setStart(read.current(new URLSearchParams(location.search)));
  }, []);
  function address(query: string): string {
    const section = place.current?.closest("section")?.id;
    const { origin, pathname, hash } = location;
    return `${origin}${pathname}?${query}${section ? `#${section}` : hash}`;
  }
  const { later: keep } = useRested((query: string) =>
    history.replaceState(history.state, "", address(query)),
  );
  function open(state: State) {
    flushSync(() => setStart(state));
    place.current?.querySelector("h3")?.focus();
  }
  return { place, start, open, address, keep };
}
