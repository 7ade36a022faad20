import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useRested } from "../ui/use-rested.ts";

/**
 * Keeps a part of a page that is only a button until a visitor opens it, or comes with a state to open it with, which
 * `atStart` reads from the address's query or from the device. A press that opens the part moves the focus to `first`.
 */
export function useOpened<State>(
  atStart: (query: URLSearchParams) => State | undefined,
  first = "h3",
) {
  const container = useRef<HTMLDivElement>(null);
  const read = useRef(atStart);
  const isPressed = useRef(false);
  const [start, setStart] = useState<State>();

  useEffect(() => {
    setStart(read.current(new URLSearchParams(location.search)));
  }, []);

  // Not right after the press: one that came before the script is replayed where React renders nothing at once.
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    const selector = start === undefined ? "button" : first;
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [start, first]);

  function change(state: State | undefined) {
    isPressed.current = true;
    setStart(state);
  }
  function address(query: string): string {
    const section = container.current?.closest("section")?.id;
    const { origin, pathname, hash } = location;
    return `${origin}${pathname}?${query}${section ? `#${section}` : hash}`;
  }
  const { later: keep } = useRested((query: string) =>
    history.replaceState(history.state, "", address(query)),
  );
  return {
    container,
    start,
    // A press from before the script must not discard what the visitor came with.
    open: (empty: State) => change(read.current(new URLSearchParams(location.search)) ?? empty),
    close: () => change(undefined),
    /** Returns the link that opens this part of the page with a query. */
    address,
    /** Puts a query into the address bar. */
    keep,
  };
}
